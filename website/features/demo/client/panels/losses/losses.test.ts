import { formatQuery, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { type FormatId, formats } from '../../formats.ts';
import { losses, lossOf } from './losses.ts';

const strings = [
  'tea',
  '',
  '12',
  'true',
  "O'Neil",
  'say "hi"',
  'a\\b',
  '1,234',
  'a.b',
  '50%',
  '%50',
  ' a',
];
const others = [12, true, null];
const lists = [
  'tea,coffee',
  '',
  [],
  ['tea'],
  [1, 2],
  ['1', '2'],
  ['a,b', 'c'],
  [null, 5],
  ['', 5],
  [1, ''],
  ["O'Neil", 'x'],
  ['say "x"', 'y'],
  ['a\\b', 'c'],
  [true, false],
];
const operators = ['=', '!=', '<', '>=', 'contains', 'beginsWith', 'endsWith', 'doesNotContain'];
const rules: readonly RuleType[] = [
  ...[...operators, 'doesNotBeginWith', 'doesNotEndWith'].flatMap((operator) =>
    [...strings, ...others].map((value) => ({ field: 'title', operator, value })),
  ),
  ...['in', 'notIn', 'between', 'notBetween'].flatMap((operator) =>
    lists.map((value) => ({ field: 'title', operator, value })),
  ),
  ...['note', 'inStock', 'returned', 'customer'].map((field) => ({
    field,
    operator: '=',
    value: 'a',
  })),
  ...['null', 'notNull'].map((operator) => ({ field: 'title', operator, value: null })),
];

/** Formats that write these rules as several rules or as a group, which mean the same. */
const isRewritten = (format: FormatId, { operator }: RuleType) =>
  (/between/i.test(operator) && ['cel', 'spel'].includes(format)) ||
  (operator === 'notBetween' && format === 'jsonata') ||
  (/^(in|notIn)$/.test(operator) && format === 'spel') ||
  (/^(not|doesNot)/.test(operator) && ['cypher', 'gql'].includes(format));

/** What becomes of a rule that is exported and read back. */
async function travel(format: FormatId, rule: RuleType): Promise<'same' | 'form' | 'other'> {
  const parser = formats.find(({ id }) => id === format)?.parser;
  if (!parser || 'isJson' in parser) throw new Error(`no parser for ${format}`);
  const parse = await parser.load();
  const write = (query: RuleGroupTypeAny): unknown => formatQuery(query, format as 'sql');
  const text = write({ combinator: 'and', rules: [rule] });
  try {
    const parsed = parse(text as string, {});
    if (JSON.stringify(parsed.rules) === JSON.stringify([rule])) return 'same';
    const isKept =
      parsed.rules.length > 0 && JSON.stringify(write(parsed)) === JSON.stringify(text);
    return isKept ? 'form' : 'other';
  } catch {
    return 'other';
  }
}

const explained = [...new Set(losses.flatMap(({ formats }) => formats))];

it.each(explained)(
  '%s: rules that come back changed have a reason, and unchanged rules have none',
  async (format) => {
    const wrong: string[] = [];
    for (const rule of rules) {
      const result = await travel(format, rule);
      const reason = lossOf({ rule, format, isNumeric: false, listsAsArrays: false });
      const isWrong = reason ? result === 'same' : result === 'other' && !isRewritten(format, rule);
      if (isWrong)
        wrong.push(
          `${rule.field} ${rule.operator} ${JSON.stringify(rule.value)}: ${result}, ${reason}`,
        );
    }
    expect(wrong).toEqual([]);
  },
);

it('each reason is the reason for a rule', () => {
  const found = new Set(
    rules.flatMap((rule) =>
      explained.map((format) => lossOf({ rule, format, isNumeric: false, listsAsArrays: false })),
    ),
  );
  expect(losses.filter(({ sentence }) => !found.has(sentence))).toEqual([]);
});
