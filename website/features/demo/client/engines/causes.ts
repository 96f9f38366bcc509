import {
  defaultOperators,
  isRuleGroup,
  type RuleGroupTypeAny,
  type RuleType,
  toArray,
} from 'react-querybuilder';
import { own } from '../../../../src/components/own.ts';
import type { Row } from '../data/types.ts';
import { rulesOf } from '../query/walk.ts';
import type { ColumnKind } from './columns.ts';
import type { EngineId } from './engines.ts';
import type { EngineOutcome } from './run.ts';
import type { EngineData } from './types.ts';

/** A rule on which an engine and SQLite disagree when it runs alone. */
export interface RuleFacts {
  readonly rule: RuleType;
  readonly engine: EngineId;
  readonly outcome: EngineOutcome;
  /** The outcome of SQLite. */
  readonly reference: EngineOutcome;
  readonly data: EngineData;
  /** The kind of the rule's column; missing if the data lacks it. */
  readonly kind: ColumnKind | undefined;
  /** Whether the export parses numbers in strings. */
  readonly parsesNumbers: boolean;
  /** The row that only one of the two found; missing if one of them rejected the rule. */
  readonly row?: Row | undefined;
}

export interface Cause {
  readonly id: string;
  readonly sentence: string;
  /** Where the docs explain it, below the base path of a version. */
  readonly docs?: string;
}

interface RuleCause extends Cause {
  readonly engines: readonly EngineId[];
  readonly holds: (facts: RuleFacts) => boolean;
}

const noSql = ['mongodb', 'jsonata', 'jsonlogic', 'cel', 'spel'] as const;
const all = [...noSql, 'postgresql'] as const;
const everywhere = [...all, 'drizzle'] as const;

const operators = new Set(defaultOperators.map(({ name }) => String(name)));

const isText = ({ operator }: RuleType) => /contain|begin|end/i.test(operator);
const isNegative = ({ operator }: RuleType) => /^(!=|not|doesNot)/i.test(operator);
const values = ({ operator, value }: RuleType): unknown[] =>
  /^(in|notIn|between|notBetween)$/.test(operator)
    ? toArray(value, { retainEmptyStrings: true })
    : [value];
const texts = (rule: RuleType) =>
  values(rule).filter((value): value is string => typeof value === 'string');
const comparesFields = ({ valueSource }: RuleType) => valueSource === 'field';
const isRefused = ({ outcome, reference }: RuleFacts) => !outcome.ok || !reference.ok;

/** Whether neither the fields nor the rows have a field that the rule uses. */
const isUnknown = ({ rule, data }: RuleFacts) =>
  [rule.field, ...(comparesFields(rule) ? values(rule).map(String) : [])].some(
    (field) =>
      field !== '' &&
      !data.fields.some(({ name }) => name === field) &&
      !data.rows.some((row) => Object.hasOwn(row, field)),
  );

/** Whether the row lacks a value that the rule uses. */
const isMissing = ({ rule, row }: RuleFacts) =>
  row !== undefined &&
  [rule.field, ...(comparesFields(rule) ? values(rule).map(String) : [])].some(
    (name) => own(row, name) == null,
  );

const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

const hasNumericText = (rule: RuleType) => texts(rule).some(isNumeric);

/** Whether the rule compares a column of numbers with a string that fulfills a condition. */
const comparesNumberWith = (facts: RuleFacts, condition: (text: string) => boolean) =>
  facts.kind === 'number' && !comparesFields(facts.rule) && texts(facts.rule).some(condition);

const isBigInt = ({ rule, data }: RuleFacts) =>
  data.fields.find(({ name }) => name === rule.field)?.inputType === 'bigint';

const hasCharacters = (rule: RuleType, pattern: RegExp) =>
  isText(rule) && !comparesFields(rule) && pattern.test(String(rule.value));

/** What a text operator looks for, as a regular expression in which % and _ are wildcards. */
function patternOf({ operator }: RuleType, text: string): string {
  const pattern = text
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
  if (/begin/i.test(operator)) return `^${pattern}`;
  return /end/i.test(operator) ? `${pattern}$` : pattern;
}

/** Whether the row fulfills a text operator only if letter case is ignored. */
function differsInCase({ rule, row }: RuleFacts): boolean {
  if (!isText(rule) || !row) return false;
  const text = String(own(row, rule.field));
  const value = comparesFields(rule) ? own(row, String(rule.value)) : rule.value;
  const pattern = patternOf(rule, String(value));
  return !new RegExp(pattern).test(text) && new RegExp(pattern, 'i').test(text);
}

/** The known causes. The first match explains a rule, so the narrow ones come first. */
export const ruleCauses = [
  {
    id: 'unknown-field',
    engines: everywhere,
    sentence:
      'The rows have no field of this name. SQL engines reject that. Drizzle’s export leaves the rule out. For the other engines, the value is missing in every row, or they raise an error.',
    holds: (facts) => !facts.reference.ok && isUnknown(facts),
  },
  {
    id: 'unknown-operator',
    engines: everywhere,
    sentence:
      'The library doesn’t have this operator. SQL exports contain its name, which isn’t valid SQL. The other formats leave the rule out.',
    docs: 'utils/export#operator-processor',
    holds: ({ rule, reference }) => !reference.ok && !operators.has(rule.operator),
  },
  {
    id: 'empty-list',
    engines: [...noSql, 'drizzle'],
    sentence:
      'The list is empty. The SQL export leaves the rule out, so SQLite finds every row. Elsewhere, no value is in an empty list.',
    holds: ({ rule }) => rule.operator === 'in' && values(rule).every((value) => value === ''),
  },
  {
    id: 'list-of-objects',
    engines: ['postgresql'],
    sentence:
      'The export reads the list with unnest, which PostgreSQL has only for arrays. A list of objects is a jsonb column.',
    holds: (facts) => facts.rule.match !== undefined && !facts.outcome.ok && facts.kind === 'json',
  },
  {
    id: 'subquery',
    engines: all,
    sentence:
      'The rule tests the entries of a list. The SQL export for SQLite can’t express that and leaves the rule out, so SQLite finds every row.',
    holds: ({ rule, outcome }) => rule.match !== undefined && outcome.ok,
  },
  {
    id: 'number-in-list',
    engines: ['jsonata', 'cel'],
    sentence:
      'The export parses the numbers of the query’s own fields, but not those of the fields of a list. The engine doesn’t compare a number with a string. A rule with a number as its value fixes that.',
    holds: ({ rule, parsesNumbers }) =>
      parsesNumbers && isRuleGroup(rule.value) && rulesOf(rule.value).some(hasNumericText),
  },
  {
    id: 'list-column',
    engines: all,
    sentence:
      'The field holds a list. SQLite compares the list as a string. The other engines compare it as a list, each in its own way.',
    holds: (facts) =>
      facts.rule.match === undefined && ['list', 'json'].includes(String(facts.kind)),
  },
  {
    id: 'not-single',
    engines: everywhere,
    sentence:
      'The value is a list or an object, but the operator expects a single value. SQL and other text formats write it as a string without escaping quotes in it. The other formats pass it on as it is.',
    docs: 'utils/export#arrays-in-text-formats',
    holds: ({ rule }) =>
      values(rule).some((value) => typeof value === 'object' && value !== null) &&
      rule.match === undefined,
  },
  {
    id: 'field-to-field',
    engines: ['mongodb'],
    sentence:
      'The export compares two fields without $expr, which MongoDB rejects, or with JavaScript in $where, which mingo doesn’t run. Turn on “Compare fields with $expr” to use a rule processor that fixes the former.',
    docs: 'utils/export#mongodb_query',
    holds: ({ rule, outcome }) => comparesFields(rule) && !outcome.ok,
  },
  {
    id: 'thousands',
    engines: [...all, 'drizzle'],
    sentence:
      'The number has a comma. The exports for MongoDB, JsonLogic, and Drizzle turn it into a number without one. The other exports write it with the comma, which isn’t valid.',
    holds: (facts) =>
      facts.parsesNumbers &&
      isRefused(facts) &&
      facts.kind === 'number' &&
      /^-?\d{1,3}(,\d{3})+/.test(String(facts.rule.value)),
  },
  {
    id: 'both-missing',
    engines: noSql,
    sentence:
      'Outside SQL, a missing value equals null, and two missing values are equal. In SQL, NULL = NULL is neither true nor false, so SQLite leaves the row out.',
    holds: (facts) =>
      (comparesFields(facts.rule) || facts.rule.value === null) &&
      /^(=|in)$/.test(facts.rule.operator) &&
      isMissing(facts),
  },
  {
    id: 'missing-differs',
    engines: ['mongodb', 'jsonata', 'jsonlogic', 'cel'],
    sentence:
      'Outside SQL, a missing value differs from every value. In SQL, a comparison with NULL is neither true nor false, so SQLite leaves the row out.',
    holds: (facts) =>
      isNegative(facts.rule) && !/between|null/i.test(facts.rule.operator) && isMissing(facts),
  },
  {
    id: 'missing-raises',
    engines: ['spel'],
    sentence: 'The engine raises an error when a value is missing. Those rows count as not found.',
    holds: (facts) => facts.outcome.ok && facts.outcome.failed.length > 0 && isMissing(facts),
  },
  {
    id: 'missing-is-zero',
    engines: ['jsonlogic'],
    sentence: 'JavaScript compares a missing value as 0, so it’s less than 30, for example.',
    holds: (facts) => /[<>]|between/i.test(facts.rule.operator) && isMissing(facts),
  },
  {
    id: 'quote',
    engines: ['spel'],
    sentence:
      "The export escapes a quote in a string as \\', but SpEL expects it to be doubled. A rule processor fixes that.",
    holds: ({ rule, outcome }) => !outcome.ok && String(rule.value).includes("'"),
  },
  {
    id: 'backslash',
    engines: ['jsonata', 'cel'],
    sentence:
      'The export doesn’t escape a backslash, which escapes the character after it in a string.',
    holds: ({ rule }) => !comparesFields(rule) && texts(rule).some((text) => text.includes('\\')),
  },
  {
    id: 'like-escape',
    engines: ['postgresql'],
    sentence:
      'In PostgreSQL, a backslash in a LIKE pattern escapes the character after it. In SQLite, it’s an ordinary character. The export doesn’t escape it.',
    holds: ({ rule }) => hasCharacters(rule, /\\/),
  },
  {
    id: 'column-type',
    engines: ['postgresql'],
    sentence:
      'PostgreSQL compares a column only with values of the same type, and its text operators work only on text. SQLite converts values.',
    holds: (facts) => !facts.outcome.ok && facts.kind !== 'text',
  },
  {
    id: 'typed-value',
    engines: ['postgresql'],
    sentence:
      'PostgreSQL reads the value as a date, time, or boolean, in any format that it knows. SQLite compares it as a string, so the format matters.',
    holds: (facts) => ['date', 'timestamp', 'time', 'boolean'].includes(String(facts.kind)),
  },
  {
    id: 'boolean-column',
    engines: ['drizzle'],
    sentence:
      'Drizzle passes every string to a column of booleans as true, even “false”, unless it’s empty. SQLite compares the value as a string.',
    holds: (facts) => facts.kind === 'boolean' && texts(facts.rule).length > 0,
  },
  {
    id: 'text-on-number',
    engines: noSql,
    sentence: 'The field doesn’t hold text, and only SQL converts it for a text operator.',
    holds: (facts) => isText(facts.rule) && facts.kind !== 'text',
  },
  {
    id: 'regular-expression',
    engines: ['mongodb', 'spel'],
    sentence:
      'The export turns the string into a regular expression without escaping it, so a dot, for example, matches any character.',
    holds: ({ rule }) => hasCharacters(rule, /[.*+?^${}()|[\]\\]/),
  },
  {
    id: 'wildcard',
    engines: noSql,
    sentence:
      'In SQL, % and _ are wildcards, and the export doesn’t escape them. Other languages match them literally.',
    holds: ({ rule }) => hasCharacters(rule, /[%_]/),
  },
  {
    id: 'letter-case',
    engines: all,
    sentence: 'LIKE in SQLite ignores case. Elsewhere, case matters.',
    holds: differsInCase,
  },
  {
    id: 'text-for-number',
    engines: noSql,
    sentence:
      'The value isn’t a number, but the field holds numbers. In SQLite, every number is less than every string. Other engines find nothing, convert the string, or raise an error.',
    holds: (facts) => comparesNumberWith(facts, (text) => !isNumeric(text)),
  },
  {
    id: 'big-integer',
    engines: noSql,
    sentence:
      'The rule holds a big integer as a string, and the export doesn’t parse those. SQLite converts it, but elsewhere the types must match. A rule with a bigint as its value fixes that.',
    holds: (facts) => isBigInt(facts) && comparesNumberWith(facts, isNumeric),
  },
  {
    id: 'number-as-text',
    engines: noSql,
    sentence:
      'The rule holds a number as a string. SQLite converts it, but elsewhere the types must match. Turn on “Export numbers as numbers” to fix that.',
    holds: (facts) => !facts.parsesNumbers && comparesNumberWith(facts, isNumeric),
  },
] as const satisfies readonly RuleCause[];

/** A group that disagrees although its parts agree, or that an engine rejects as a whole. */
export interface GroupFacts {
  readonly group: RuleGroupTypeAny;
  readonly error?: string | undefined;
  /** Whether the exports leave out a rule that has combinators of its own beside it. */
  readonly lacksCombinator?: boolean;
  /** Whether the exports leave out every rule of the group, or of a group in it. */
  readonly lacksRules?: boolean;
}

interface GroupCause extends Cause {
  readonly holds: (facts: GroupFacts) => boolean;
}

const tooLarge = /too large|too complex|call stack|stack overflow|stack depth|recursion/i;

/** The causes in groups. The first match explains a group. */
export const groupCauses = [
  {
    id: 'too-long',
    sentence:
      'The query is too long. SQLite accepts about 1,000 conditions in a row, and the other engines as many as fit on their stack.',
    holds: ({ error }) => error !== undefined && tooLarge.test(error),
  },
  {
    id: 'left-out-between',
    sentence:
      'A rule among independent combinators is left out. The SQL export and other text formats leave out a combinator with it. MongoDB, JsonLogic, and Drizzle combine the rules before they leave it out.',
    docs: 'utils/export#independent-combinators',
    holds: ({ lacksCombinator = false }) => lacksCombinator,
  },
  {
    id: 'left-out',
    sentence:
      'The export leaves out every rule of a group. Most formats then write a condition that every row fulfills. JsonLogic and Drizzle leave out the group, and JsonLogic writes false for an empty query, which no row fulfills.',
    docs: 'utils/export#validation',
    holds: ({ lacksRules = false }) => lacksRules,
  },
  {
    id: 'empty-group',
    sentence:
      'A group without rules matches nothing in JsonLogic, and Drizzle leaves it out. Elsewhere, it matches everything.',
    holds: ({ group }) =>
      isEmpty(group) || group.rules.some((rule) => isRuleGroup(rule) && isEmpty(rule)),
  },
  {
    id: 'xor',
    sentence:
      'The engine doesn’t have xor. The Drizzle export writes “and” instead, and the other exports write xor anyway.',
    holds: ({ group }) => usesXor(group),
  },
  {
    id: 'negated-missing',
    sentence:
      'When a value is missing, the condition is unknown in SQL. “Not” leaves it unknown, so SQL leaves the row out. The other engines decide true or false, or raise an error.',
    holds: ({ group }) => Boolean(group.not),
  },
] as const satisfies readonly GroupCause[];

const isEmpty = ({ rules }: RuleGroupTypeAny) => rules.length === 0;

const usesXor = ({ combinator, rules }: RuleGroupTypeAny) =>
  [combinator, ...rules].some((word) => String(word).toLowerCase() === 'xor');

export const unknownCause = {
  id: 'unknown',
  sentence: 'The engines differ for a reason that this page doesn’t know.',
} as const satisfies Cause;

export const causeOfRule = (facts: RuleFacts): Cause =>
  ruleCauses.find(
    ({ engines, holds }) => (engines as readonly EngineId[]).includes(facts.engine) && holds(facts),
  ) ?? unknownCause;

export const causeOfGroup = (facts: GroupFacts): Cause =>
  groupCauses.find(({ holds }) => holds(facts)) ?? unknownCause;
