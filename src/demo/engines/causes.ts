import { type RuleType, toArray } from 'react-querybuilder';
import type { Row } from '../data/types.ts';
import { columnsOf } from './columns.ts';
import type { EngineId } from './engines.ts';
import type { Outcome } from './run.ts';
import type { EngineData } from './types.ts';

/** A rule on which an engine and SQLite disagree when it runs alone. */
export interface RuleFacts {
  readonly rule: RuleType;
  readonly engine: EngineId;
  readonly outcome: Outcome;
  readonly data: EngineData;
  /** Rows that only one of the two found, or all rows if one of them rejected the rule. */
  readonly differing: readonly Row[];
}

export interface Cause {
  readonly id: string;
  readonly engines: readonly EngineId[];
  readonly sentence: string;
}

export interface RuleCause extends Cause {
  readonly holds: (facts: RuleFacts) => boolean;
}

const isText = ({ operator }: RuleType) => /contain|begin|end/i.test(operator);
const isNegative = ({ operator }: RuleType) => /^(!=|not|doesNot)/i.test(operator);
const values = ({ value }: RuleType): unknown[] => toArray(value);
const comparesFields = ({ valueSource }: RuleType) => valueSource === 'field';

/** Whether every differing row lacks a value that the rule uses. */
const allMissing = ({ rule, differing }: RuleFacts) =>
  differing.length > 0 &&
  differing.every((row) =>
    [rule.field, ...(comparesFields(rule) ? values(rule).map(String) : [])].some(
      (name) => row[name] == null,
    ),
  );

const kindOfColumn = ({ rule, data }: RuleFacts) =>
  columnsOf(data).find(({ name }) => name === rule.field)?.kind;

const hasCharacters = (rule: RuleType, pattern: RegExp) =>
  isText(rule) && !comparesFields(rule) && pattern.test(String(rule.value));

/** Whether every differing row has the text in another letter case. */
const differsInCase = ({ rule, differing }: RuleFacts) =>
  isText(rule) &&
  differing.every((row) => {
    const [text, part] = [String(row[rule.field]), String(rule.value)];
    return !text.includes(part) && text.toLowerCase().includes(part.toLowerCase());
  });

/** The known causes. The first match explains a rule, so the narrow ones come first. */
export const ruleCauses = [
  {
    id: 'subquery',
    engines: ['mongodb', 'jsonata', 'jsonlogic', 'cel', 'spel', 'postgresql'],
    sentence:
      'The rule tests the entries of a list. The SQL export for SQLite can’t express that and leaves the rule out, so SQLite finds every row.',
    holds: ({ rule }) => rule.match !== undefined,
  },
  {
    id: 'list-column',
    engines: ['mongodb', 'jsonata', 'jsonlogic', 'cel', 'spel', 'postgresql'],
    sentence:
      'The field holds a list. SQLite compares the list as a string. The other engines compare it as a list, each in its own way.',
    holds: (facts) => ['list', 'json'].includes(String(kindOfColumn(facts))),
  },
  {
    id: 'field-to-field',
    engines: ['mongodb'],
    sentence:
      'The export compares two fields without $expr, or with JavaScript in $where. mingo supports neither.',
    holds: ({ rule, outcome }) => comparesFields(rule) && !outcome.ok,
  },
  {
    id: 'quote',
    engines: ['spel'],
    sentence:
      "The export escapes a quote in a string as \\', but SpEL expects it to be doubled. A rule processor fixes that.",
    holds: ({ rule, outcome }) => !outcome.ok && String(rule.value).includes("'"),
  },
  {
    id: 'column-type',
    engines: ['postgresql'],
    sentence:
      'PostgreSQL compares a column only with values of the same type, and its text operators work only on text. SQLite converts values.',
    holds: (facts) => !facts.outcome.ok && kindOfColumn(facts) !== 'text',
  },
  {
    id: 'wildcard',
    engines: ['mongodb', 'jsonata', 'jsonlogic', 'cel', 'spel'],
    sentence:
      'In SQL, % and _ are wildcards, and the export doesn’t escape them. Other languages match them literally.',
    holds: ({ rule }) => hasCharacters(rule, /[%_]/),
  },
  {
    id: 'regular-expression',
    engines: ['mongodb', 'jsonata', 'spel'],
    sentence:
      'The export turns the string into a regular expression without escaping it, so a dot, for example, matches any character.',
    holds: ({ rule }) => hasCharacters(rule, /[.*+?^${}()|[\]\\]/),
  },
  {
    id: 'letter-case',
    engines: ['mongodb', 'jsonata', 'jsonlogic', 'cel', 'spel', 'postgresql'],
    sentence: 'LIKE in SQLite ignores case. Elsewhere, case matters.',
    holds: differsInCase,
  },
  {
    id: 'both-missing',
    engines: ['mongodb', 'jsonata', 'jsonlogic', 'cel', 'spel'],
    sentence:
      'Outside SQL, two missing values are equal. In SQL, NULL = NULL is neither true nor false, so SQLite leaves the row out.',
    holds: (facts) =>
      comparesFields(facts.rule) && /^(=|in)$/.test(facts.rule.operator) && allMissing(facts),
  },
  {
    id: 'missing-differs',
    engines: ['mongodb', 'jsonata', 'jsonlogic', 'cel'],
    sentence:
      'Outside SQL, a missing value differs from every value. In SQL, a comparison with NULL is neither true nor false, so SQLite leaves the row out.',
    holds: (facts) =>
      isNegative(facts.rule) && facts.rule.operator !== 'notBetween' && allMissing(facts),
  },
  {
    id: 'missing-raises',
    engines: ['jsonata', 'cel', 'spel'],
    sentence: 'The engine raises an error when a value is missing. Those rows count as not found.',
    holds: (facts) => facts.outcome.ok && facts.outcome.failed.length > 0 && allMissing(facts),
  },
  {
    id: 'missing-is-zero',
    engines: ['jsonlogic'],
    sentence: 'JavaScript compares a missing value as 0, so it’s less than 30, for example.',
    holds: (facts) => /[<>]|between/i.test(facts.rule.operator) && allMissing(facts),
  },
  {
    id: 'text-on-number',
    engines: ['mongodb', 'jsonata', 'jsonlogic', 'cel', 'spel'],
    sentence: 'The field doesn’t hold text, and only SQL converts it for a text operator.',
    holds: (facts) => isText(facts.rule) && kindOfColumn(facts) !== 'text',
  },
  {
    id: 'number-as-text',
    engines: ['mongodb', 'jsonata', 'jsonlogic', 'cel', 'spel'],
    sentence:
      'The rule holds a number as a string. SQLite converts it, but elsewhere the types must match. Turn on “Parse numbers” to fix that.',
    holds: (facts) =>
      kindOfColumn(facts) === 'number' && values(facts.rule).some((v) => typeof v === 'string'),
  },
] as const satisfies readonly RuleCause[];

export const groupCauses = {
  emptyGroup: {
    id: 'empty-group',
    engines: ['jsonlogic'],
    sentence: 'A group without rules matches nothing in JsonLogic and everything elsewhere.',
  },
  negatedMissing: {
    id: 'negated-missing',
    engines: ['mongodb', 'jsonata', 'jsonlogic', 'cel', 'spel'],
    sentence:
      'When a value is missing, the condition is unknown in SQL. “Not” leaves it unknown, so SQL leaves the row out. The other engines decide true or false, or raise an error.',
  },
  xor: {
    id: 'xor',
    engines: ['mongodb', 'jsonata', 'jsonlogic', 'cel', 'spel', 'postgresql'],
    sentence: 'The engine doesn’t have xor, but the export writes one anyway.',
  },
} as const satisfies Readonly<Record<string, Cause>>;

export const unknownCause = {
  id: 'unknown',
  engines: [],
  sentence: 'The engines differ for a reason that this page doesn’t know.',
} as const satisfies Cause;

/** The cause of a disagreement on a rule that runs alone. */
export function causeOf(facts: RuleFacts): Cause {
  return (
    ruleCauses.find(
      ({ engines, holds }) =>
        (engines as readonly EngineId[]).includes(facts.engine) && holds(facts),
    ) ?? unknownCause
  );
}
