import {
  type ExportFormat,
  type Field,
  type FormatQueryOptions,
  formatQuery,
  type RuleGroupType,
  type RuleProcessor,
  type SQLPreset,
} from 'react-querybuilder';
import { describe, expect, test } from 'vitest';
import { datetimeRuleProcessorJsonLogic } from './index.ts';
import * as bound from './jsdate.ts';

const fields: Field[] = [
  { name: 'd', label: 'Day', datatype: 'date' },
  { name: 't', label: 'Time', datatype: 'timestamp' },
  { name: 'other', label: 'Other' },
];

const ranges = ['between', 'notBetween', 'in', 'notIn'];
const operators = ['=', '!=', '<', '<=', '>', '>=', ...ranges];

const day = (operator: string) =>
  ranges.includes(operator)
    ? { field: 'd', operator, value: '2026-03-31,2026-03-01' }
    : { field: 'd', operator, value: '2026-03-01' };
const moment = { field: 't', operator: '>', value: '2026-03-01T14:30+01:00' };

const ruleGroup = (...rules: RuleGroupType['rules']): RuleGroupType => ({
  combinator: 'and',
  rules,
});

interface FormatRow {
  readonly format: ExportFormat;
  readonly processor: RuleProcessor;
  readonly options?: Partial<FormatQueryOptions>;
  /** What each of the ten operators writes for the day, in the order of `operators`. */
  readonly days: readonly unknown[];
  /** What "later than a moment" writes. */
  readonly moment: unknown;
  /** What a query writes that has nothing but a rule without a date. */
  readonly nothing: unknown;
}

const column = (dataType: string) => ({ dataType });
const operatorsOf = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, (...args: readonly unknown[]) => [name, ...args.slice(1)]]),
  );

/** Stand-ins that show what a library's own operators are called with. */
const drizzleOperators = {
  ...operatorsOf([
    'eq',
    'ne',
    'lt',
    'lte',
    'gt',
    'gte',
    'between',
    'notBetween',
    'inArray',
    'notInArray',
  ]),
  and: (...parts: readonly unknown[]) => parts,
};

const formats: readonly FormatRow[] = [
  {
    format: 'sql',
    processor: bound.datetimeRuleProcessorSQL,
    days: [
      "(d = '2026-03-01')",
      "(d != '2026-03-01')",
      "(d < '2026-03-01')",
      "(d <= '2026-03-01')",
      "(d > '2026-03-01')",
      "(d >= '2026-03-01')",
      "(d between '2026-03-01' and '2026-03-31')",
      "(d not between '2026-03-01' and '2026-03-31')",
      "(d in ('2026-03-31', '2026-03-01'))",
      "(d not in ('2026-03-31', '2026-03-01'))",
    ],
    moment: "(t > '2026-03-01T13:30:00.000Z')",
    nothing: '(1 = 1)',
  },
  {
    format: 'mongodb_query',
    processor: bound.datetimeRuleProcessorMongoDBQuery,
    days: [
      { d: '2026-03-01' },
      { d: { $ne: '2026-03-01' } },
      { d: { $lt: '2026-03-01' } },
      { d: { $lte: '2026-03-01' } },
      { d: { $gt: '2026-03-01' } },
      { d: { $gte: '2026-03-01' } },
      { d: { $gte: '2026-03-01', $lte: '2026-03-31' } },
      { $or: [{ d: { $lt: '2026-03-01' } }, { d: { $gt: '2026-03-31' } }] },
      { d: { $in: ['2026-03-31', '2026-03-01'] } },
      { d: { $nin: ['2026-03-31', '2026-03-01'] } },
    ],
    moment: { t: { $gt: '2026-03-01T13:30:00.000Z' } },
    nothing: { $and: [{ $expr: true }] },
  },
  {
    format: 'cel',
    processor: bound.datetimeRuleProcessorCEL,
    days: [
      'd == "2026-03-01"',
      'd != "2026-03-01"',
      'd < "2026-03-01"',
      'd <= "2026-03-01"',
      'd > "2026-03-01"',
      'd >= "2026-03-01"',
      '(d >= "2026-03-01" && d <= "2026-03-31")',
      '(d < "2026-03-01" || d > "2026-03-31")',
      'd in ["2026-03-31", "2026-03-01"]',
      '!(d in ["2026-03-31", "2026-03-01"])',
    ],
    moment: 'timestamp(t) > timestamp("2026-03-01T13:30:00.000Z")',
    nothing: '1 == 1',
  },
  {
    format: 'cypher',
    processor: bound.datetimeRuleProcessorCypher,
    days: [
      "d = date('2026-03-01')",
      "d <> date('2026-03-01')",
      "d < date('2026-03-01')",
      "d <= date('2026-03-01')",
      "d > date('2026-03-01')",
      "d >= date('2026-03-01')",
      "(date('2026-03-01') <= d AND d <= date('2026-03-31'))",
      "NOT (date('2026-03-01') <= d AND d <= date('2026-03-31'))",
      "d IN [date('2026-03-31'), date('2026-03-01')]",
      "NOT d IN [date('2026-03-31'), date('2026-03-01')]",
    ],
    moment: "t > datetime('2026-03-01T13:30:00.000Z')",
    nothing: '(1 = 1)',
  },
  {
    format: 'sparql',
    processor: bound.datetimeRuleProcessorSPARQL,
    days: [
      '?d = "2026-03-01"^^xsd:date',
      '?d != "2026-03-01"^^xsd:date',
      '?d < "2026-03-01"^^xsd:date',
      '?d <= "2026-03-01"^^xsd:date',
      '?d > "2026-03-01"^^xsd:date',
      '?d >= "2026-03-01"^^xsd:date',
      '(?d >= "2026-03-01"^^xsd:date && ?d <= "2026-03-31"^^xsd:date)',
      '(?d < "2026-03-01"^^xsd:date || ?d > "2026-03-31"^^xsd:date)',
      '?d IN ("2026-03-31"^^xsd:date, "2026-03-01"^^xsd:date)',
      '?d NOT IN ("2026-03-31"^^xsd:date, "2026-03-01"^^xsd:date)',
    ],
    moment: '?t > "2026-03-01T13:30:00.000Z"^^xsd:dateTime',
    nothing: '1 = 1',
  },
  {
    format: 'gremlin',
    processor: bound.datetimeRuleProcessorGremlin,
    days: [
      ".has('d', datetime('2026-03-01'))",
      ".has('d', neq(datetime('2026-03-01')))",
      ".has('d', lt(datetime('2026-03-01')))",
      ".has('d', lte(datetime('2026-03-01')))",
      ".has('d', gt(datetime('2026-03-01')))",
      ".has('d', gte(datetime('2026-03-01')))",
      ".has('d', gte(datetime('2026-03-01')).and(lte(datetime('2026-03-31'))))",
      ".has('d', outside(datetime('2026-03-01'), datetime('2026-03-31')))",
      ".has('d', within(datetime('2026-03-31'), datetime('2026-03-01')))",
      ".has('d', without(datetime('2026-03-31'), datetime('2026-03-01')))",
    ],
    moment: ".has('t', gt(datetime('2026-03-01T13:30:00.000Z')))",
    nothing: '',
  },
  {
    format: 'ldap',
    processor: bound.datetimeRuleProcessorLDAP,
    days: [
      '(d=20260301000000.000Z)',
      '(!(d=20260301000000.000Z))',
      '(&(d<=20260301000000.000Z)(!(d=20260301000000.000Z)))',
      '(d<=20260301000000.000Z)',
      '(&(d>=20260301000000.000Z)(!(d=20260301000000.000Z)))',
      '(d>=20260301000000.000Z)',
      '(&(d>=20260301000000.000Z)(d<=20260331000000.000Z))',
      '(!(&(d>=20260301000000.000Z)(d<=20260331000000.000Z)))',
      '(|(d=20260331000000.000Z)(d=20260301000000.000Z))',
      '(!(|(d=20260331000000.000Z)(d=20260301000000.000Z)))',
    ],
    moment: '(&(t>=20260301133000.000Z)(!(t=20260301133000.000Z)))',
    nothing: '',
  },
  {
    format: 'natural_language',
    processor: bound.datetimeRuleProcessorNL,
    days: [
      "Day is '2026-03-01'",
      "Day is not '2026-03-01'",
      "Day is before '2026-03-01'",
      "Day is on or before '2026-03-01'",
      "Day is after '2026-03-01'",
      "Day is on or after '2026-03-01'",
      "Day is between '2026-03-01' and '2026-03-31'",
      "Day is not between '2026-03-01' and '2026-03-31'",
      "Day is one of the values ('2026-03-31' or '2026-03-01')",
      "Day is not one of the values ('2026-03-31' or '2026-03-01')",
    ],
    moment: "Time is after '2026-03-01T13:30:00.000Z'",
    nothing: '1 is 1',
  },
  {
    format: 'prisma',
    processor: bound.datetimeRuleProcessorPrisma,
    days: [
      { d: '2026-03-01T00:00:00.000Z' },
      { d: { not: '2026-03-01T00:00:00.000Z' } },
      { d: { lt: '2026-03-01T00:00:00.000Z' } },
      { d: { lte: '2026-03-01T00:00:00.000Z' } },
      { d: { gt: '2026-03-01T00:00:00.000Z' } },
      { d: { gte: '2026-03-01T00:00:00.000Z' } },
      { d: { gte: '2026-03-01T00:00:00.000Z', lte: '2026-03-31T00:00:00.000Z' } },
      {
        OR: [{ d: { lt: '2026-03-01T00:00:00.000Z' } }, { d: { gt: '2026-03-31T00:00:00.000Z' } }],
      },
      { d: { in: ['2026-03-31T00:00:00.000Z', '2026-03-01T00:00:00.000Z'] } },
      { d: { notIn: ['2026-03-31T00:00:00.000Z', '2026-03-01T00:00:00.000Z'] } },
    ],
    moment: { t: { gt: '2026-03-01T13:30:00.000Z' } },
    nothing: {},
  },
  {
    format: 'elasticsearch',
    processor: bound.datetimeRuleProcessorElasticSearch,
    days: [
      { bool: { must: [{ term: { d: '2026-03-01' } }] } },
      { bool: { must: [{ bool: { must_not: { term: { d: '2026-03-01' } } } }] } },
      { bool: { must: [{ range: { d: { lt: '2026-03-01' } } }] } },
      { bool: { must: [{ range: { d: { lte: '2026-03-01' } } }] } },
      { bool: { must: [{ range: { d: { gt: '2026-03-01' } } }] } },
      { bool: { must: [{ range: { d: { gte: '2026-03-01' } } }] } },
      { bool: { must: [{ range: { d: { gte: '2026-03-01', lte: '2026-03-31' } } }] } },
      {
        bool: {
          must: [
            { bool: { must_not: { range: { d: { gte: '2026-03-01', lte: '2026-03-31' } } } } },
          ],
        },
      },
      {
        bool: {
          must: [
            { bool: { should: [{ term: { d: '2026-03-31' } }, { term: { d: '2026-03-01' } }] } },
          ],
        },
      },
      {
        bool: {
          must: [
            { bool: { must_not: [{ term: { d: '2026-03-31' } }, { term: { d: '2026-03-01' } }] } },
          ],
        },
      },
    ],
    moment: { bool: { must: [{ range: { t: { gt: '2026-03-01T13:30:00.000Z' } } }] } },
    nothing: {},
  },
  {
    format: 'jsonlogic',
    processor: datetimeRuleProcessorJsonLogic,
    days: [
      { dateOn: [{ var: 'd' }, '2026-03-01'] },
      { dateNotOn: [{ var: 'd' }, '2026-03-01'] },
      { dateBefore: [{ var: 'd' }, '2026-03-01'] },
      { dateOnOrBefore: [{ var: 'd' }, '2026-03-01'] },
      { dateAfter: [{ var: 'd' }, '2026-03-01'] },
      { dateOnOrAfter: [{ var: 'd' }, '2026-03-01'] },
      { dateBetween: [{ var: 'd' }, '2026-03-01', '2026-03-31'] },
      { dateNotBetween: [{ var: 'd' }, '2026-03-01', '2026-03-31'] },
      { dateIn: [{ var: 'd' }, ['2026-03-31', '2026-03-01']] },
      { dateNotIn: [{ var: 'd' }, ['2026-03-31', '2026-03-01']] },
    ],
    moment: { dateAfter: [{ var: 't' }, '2026-03-01T13:30:00.000Z'] },
    nothing: false,
  },
];

/** Formats that wrap every query show their only condition. */
const conditionOf = (exported: unknown): unknown => {
  const [wrapper] = Object.entries((typeof exported === 'object' && exported) || {});
  const isWrapped = wrapper?.[0] === '$and' || wrapper?.[0] === 'AND' || wrapper?.[0] === 'and';
  return isWrapped && Array.isArray(wrapper[1]) && wrapper[1].length === 1
    ? wrapper[1][0]
    : exported;
};

describe.each(formats)(
  '$format',
  ({ format, processor, options, days, moment: expected, nothing }) => {
    const write = (...rules: RuleGroupType['rules']): unknown =>
      formatQuery(ruleGroup(...rules), {
        ...options,
        format,
        fields,
        ruleProcessor: processor,
      } as FormatQueryOptions);

    test.each(operators.map((operator, index) => [operator, days[index]]))(
      'day %s',
      (operator, text) => {
        expect(conditionOf(write(day(String(operator))))).toEqual(text);
      },
    );

    test('a moment is in UTC', () => {
      expect(conditionOf(write(moment))).toEqual(expected);
    });

    test('a rule without a date is left out', () => {
      const noDates = [
        { field: 'd', operator: '=', value: '' },
        { field: 'd', operator: '<', value: 'tomorrow' },
        { field: 'd', operator: 'between', value: '2026-03-01,' },
        { field: 'd', operator: 'notBetween', value: ['2026-02-30', '2026-03-01'] },
        { field: 'd', operator: 'in', value: 'soon, later' },
        { field: 'd', operator: '=', value: { mode: 'relative', anchor: 'someday' } },
      ];
      expect(write(...noDates)).toEqual(nothing);
    });

    test('whatever is not about a date is as without the processor', () => {
      const plain = [
        { field: 'other', operator: '=', value: '2026-03-01' },
        { field: 'd', operator: 'contains', value: '2026' },
        { field: 'd', operator: 'null', value: null },
        { field: 'd', operator: '=', value: 't', valueSource: 'field' as const },
      ];
      for (const rule of plain) {
        const untouched = formatQuery(ruleGroup(rule), { format, fields } as FormatQueryOptions);
        expect(write(rule)).toEqual(untouched);
      }
    });
  },
);

const presets: Readonly<Record<SQLPreset, readonly [day: string, moment: string]>> = {
  ansi: [`'2026-03-01'`, `'2026-03-01T13:30:00.000Z'`],
  sqlite: [`'2026-03-01'`, `'2026-03-01T13:30:00.000Z'`],
  mssql: [`cast('2026-03-01' as date)`, `cast('2026-03-01T13:30:00.000Z' as datetimeoffset)`],
  mysql: [`cast('2026-03-01' as date)`, `cast('2026-03-01T13:30:00.000Z' as datetime)`],
  oracle: [`date'2026-03-01'`, `timestamp'2026-03-01 13:30:00.000 UTC'`],
  postgresql: [`date'2026-03-01'`, `timestamp'2026-03-01T13:30:00.000Z'`],
};

const valueProcessors = {
  ansi: bound.datetimeValueProcessorANSI,
  mssql: bound.datetimeValueProcessorMSSQL,
  mysql: bound.datetimeValueProcessorMySQL,
  oracle: bound.datetimeValueProcessorOracle,
  postgresql: bound.datetimeValueProcessorPostgreSQL,
};

test.each(Object.entries(presets))('%s literals', (preset, [dayLiteral, momentLiteral]) => {
  const query = ruleGroup(day('='), moment);
  const options = { format: 'sql', preset: preset as SQLPreset, fields } as const;
  const sql = formatQuery(query, { ...options, ruleProcessor: bound.datetimeRuleProcessorSQL });
  expect(sql.replace(/["[\]]/g, '')).toBe(`(d = ${dayLiteral} and t > ${momentLiteral})`);
  if (preset === 'sqlite') return;
  const valueProcessor = valueProcessors[preset as keyof typeof valueProcessors];
  expect(formatQuery(query, { ...options, valueProcessor })).toBe(sql);
});

test('a value processor alone compares with null where there is no date', () => {
  const valueProcessor = bound.datetimeValueProcessorPostgreSQL;
  const query = ruleGroup(
    { field: 'd', operator: '=', value: "x' or 1=1" },
    { field: 'd', operator: 'in', value: 'x' },
    { field: 'other', operator: '=', value: 'x' },
  );
  expect(formatQuery(query, { format: 'sql', fields, valueProcessor })).toBe(
    "(d = null and other = 'x')",
  );
});

test('parameters are dates, and numbered on', () => {
  const query = ruleGroup(day('between'), moment);
  const options = { fields, ruleProcessor: bound.datetimeRuleProcessorParameterized } as const;
  expect(formatQuery(query, { ...options, format: 'parameterized', preset: 'postgresql' })).toEqual(
    {
      sql: '("d" between $1 and $2 and "t" > $3)',
      params: ['2026-03-01', '2026-03-31', '2026-03-01T13:30:00.000Z'],
    },
  );
  expect(formatQuery(query, { ...options, format: 'parameterized_named' }).params).toEqual({
    d_1: '2026-03-01',
    d_2: '2026-03-31',
    t_1: '2026-03-01T13:30:00.000Z',
  });
});

test('GQL has a function of its own for moments', () => {
  const ruleProcessor = bound.datetimeRuleProcessorCypher;
  expect(formatQuery(ruleGroup(moment), { format: 'gql', fields, ruleProcessor })).toBe(
    "t > zoned_datetime('2026-03-01T13:30:00.000Z')",
  );
});

test('Drizzle gets what the column maps to', () => {
  const columns = { d: column('string'), t: column('date') };
  const where = formatQuery(ruleGroup(day('='), moment), {
    format: 'drizzle',
    fields,
    ruleProcessor: bound.datetimeRuleProcessorDrizzle,
  });
  expect(where(columns as never, drizzleOperators as never)).toEqual([
    ['eq', '2026-03-01'],
    ['gt', new Date('2026-03-01T13:30:00.000Z')],
  ]);
});

test('Sequelize gets texts under its own symbols', () => {
  const Op = { gte: Symbol('gte'), between: Symbol('between'), and: Symbol('and') };
  const options = {
    format: 'sequelize',
    fields,
    ruleProcessor: bound.datetimeRuleProcessorSequelize,
    context: { sequelizeOperators: Op },
  } as const;
  const where = formatQuery(ruleGroup(day('between'), { ...moment, operator: '>=' }), options);
  expect(where).toEqual({
    [Op.and]: [
      { d: { [Op.between]: ['2026-03-01', '2026-03-31'] } },
      { t: { [Op.gte]: '2026-03-01T13:30:00.000Z' } },
    ],
  });
});

test('TanStack DB gets texts', () => {
  const ops = {
    and: (...parts: readonly unknown[]) => parts,
    eq: (column: unknown, value: unknown) => ['eq', column, value],
    gt: (column: unknown, value: unknown) => ['gt', column, value],
  };
  const where = formatQuery(ruleGroup(day('='), moment), {
    format: 'tanstack_db',
    fields,
    ruleProcessor: bound.datetimeRuleProcessorTanStackDB,
    context: { tanStackDbOperators: ops },
  });
  expect(where({ order: { d: 'order.d', t: 'order.t' } } as never)).toEqual([
    ['eq', 'order.d', '2026-03-01'],
    ['gt', 'order.t', '2026-03-01T13:30:00.000Z'],
  ]);
});

test('the text form of MongoDB is that of its object', () => {
  const options = { fields, ruleProcessor: bound.datetimeRuleProcessorMongoDB } as const;
  const text = formatQuery(ruleGroup(day('='), moment), { ...options, format: 'mongodb' });
  expect(JSON.parse(text)).toEqual({
    $and: [{ d: '2026-03-01' }, { t: { $gt: '2026-03-01T13:30:00.000Z' } }],
  });
});
