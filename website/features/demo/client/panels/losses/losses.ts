import { isRuleGroup, type RuleType, toArray } from 'react-querybuilder';
import type { FormatId } from '../../formats.ts';

/** What decides whether a rule survives its export to a format and the import of the result. */
interface RuleFacts {
  readonly rule: RuleType;
  /** Its value; the values of a list or a range. */
  readonly values: readonly unknown[];
  readonly format: FormatId;
  /** Whether the export writes numbers for the strings of the rule's field. */
  readonly isNumeric: boolean;
  /** Whether the parser keeps lists as arrays. */
  readonly listsAsArrays: boolean;
}

interface Loss {
  readonly formats: readonly FormatId[];
  readonly holds: (facts: RuleFacts) => boolean;
  readonly sentence: string;
}

const isText = ({ operator }: RuleType) => /contain|begin|end/i.test(operator);
const isList = ({ operator }: RuleType) => /^(in|notIn)$/.test(operator);
const isRange = ({ operator }: RuleType) => /between$/i.test(operator);
const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;
const includes =
  (part: string) =>
  ({ values }: RuleFacts) =>
    values.some((value) => typeof value === 'string' && value.includes(part));

const looksNumeric = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));

const unescaped =
  'The parser doesn’t read escaped quotes, so the whole query comes back as an empty group.';

/**
 * Why a rule comes back changed, or doesn't come back. The first that holds is the reason. The page about
 * round trips explains them.
 */
export const losses: readonly Loss[] = [
  {
    formats: ['cypher', 'gql'],
    holds: ({ rule }) => /^(?:and|or|not|in|contains|match|where|return)/i.test(rule.field),
    sentence:
      'The parser takes the start of the field’s name for a keyword, so the rule or the whole query is lost. Rename the field.',
  },
  { formats: ['cel'], holds: includes('"'), sentence: unescaped },
  { formats: ['spel'], holds: includes("'"), sentence: unescaped },
  {
    formats: ['sql', 'jsonlogic', 'cel', 'spel', 'cypher', 'gql', 'sparql', 'gremlin'],
    holds: ({ rule, values }) => isList(rule) && values.every((value) => value === ''),
    sentence: 'An empty list doesn’t come back, so the filter matches more or fewer records.',
  },
  {
    formats: ['sparql'],
    holds: ({ rule }) => isList(rule),
    sentence: 'The parser drops lists. Use a rule for each value in an “or” group instead.',
  },
  {
    formats: ['sql', 'mongodb_query', 'jsonlogic', 'cel', 'spel', 'jsonata'],
    holds: ({ rule, values }) => isRange(rule) && (values.length < 2 || values.some(isEmpty)),
    sentence: 'A range with a missing bound doesn’t come back. Use >= or <= instead.',
  },
  {
    formats: ['sparql', 'gremlin'],
    holds: ({ rule, values }) => isRange(rule) && values.length < 2,
    sentence: 'A range with a missing bound doesn’t come back. Use >= or <= instead.',
  },
  {
    formats: ['sql', 'mongodb_query'],
    holds: ({ rule }) => isText(rule) && rule.value === '',
    sentence: 'The parser can’t read a text operator with an empty value.',
  },
  {
    formats: ['spel'],
    holds: ({ rule }) => isText(rule),
    sentence:
      'The parser keeps the .* of the pattern as part of the value, and the next export adds another .*.',
  },
  {
    formats: ['jsonata'],
    holds: ({ rule }) => /begin|end/i.test(rule.operator),
    sentence: 'The rule comes back with an operator that searches the whole text.',
  },
  {
    formats: ['mongodb_query'],
    holds: ({ rule }) => /contain/i.test(rule.operator) && typeof rule.value !== 'string',
    sentence: '$regex needs a string, so the value is lost. Convert it to a string first.',
  },
  {
    formats: ['mongodb_query', 'jsonlogic'],
    holds: ({ rule, values, listsAsArrays }) =>
      !listsAsArrays &&
      values.some((value) =>
        isList(rule) ? typeof value !== 'string' : isRange(rule) && typeof value === 'boolean',
      ),
    sentence:
      'Values that aren’t strings come back as strings. Turn on listsAsArrays, which keeps them.',
  },
  {
    formats: ['sql', 'cel', 'spel'],
    holds: ({ rule, values }) => isList(rule) && values.includes(''),
    sentence: 'The list comes back without its empty value.',
  },
  {
    formats: ['mongodb_query'],
    holds: (facts) => isRange(facts.rule) && includes(',')(facts),
    sentence:
      'The range comes back as a string with commas, so a comma in a bound splits the bound.',
  },
  {
    formats: ['gremlin'],
    holds: (facts) => facts.rule.operator !== '=' && includes(',')(facts),
    sentence: 'The parser cuts the value at its comma.',
  },
  {
    formats: ['jsonata', 'sparql'],
    holds: includes('\\'),
    sentence: 'The parser reads the backslash as an escape character.',
  },
  {
    formats: ['sparql'],
    holds: ({ values, isNumeric }) =>
      values.some((value) => typeof value === 'boolean' || (!isNumeric && looksNumeric(value))),
    sentence: 'A string of digits comes back as a number, and a boolean comes back as a string.',
  },
  {
    formats: ['sql'],
    holds: ({ rule: { operator, value } }) =>
      typeof value === 'string' &&
      ((/end/i.test(operator) && value.endsWith('%')) ||
        (/begin/i.test(operator) && value.startsWith('%'))),
    sentence: 'The % is a wildcard, so the rule comes back with “contains”.',
  },
  {
    formats: ['cypher', 'gql'],
    holds: ({ rule }) => isRange(rule),
    sentence: 'The parser drops ranges. Use a rule with >= and a rule with <= instead.',
  },
];

/** Why a rule doesn't survive a round trip; `undefined` if it does, or if nobody has tried it. */
export function lossOf(facts: Omit<RuleFacts, 'values'>): string | undefined {
  const { rule, format } = facts;
  const { operator, value, valueSource = 'value' } = rule;
  if (valueSource !== 'value' || isRuleGroup(value)) return undefined;
  const isSeveral = isList(rule) || isRange(rule);
  const values = /null$/i.test(operator)
    ? []
    : isSeveral
      ? toArray(value, { retainEmptyStrings: true })
      : [value];
  return losses.find(
    ({ formats, holds }) => formats.includes(format) && holds({ ...facts, values }),
  )?.sentence;
}
