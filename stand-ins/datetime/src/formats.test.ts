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
import {
  datetimeRuleProcessorJsonLogic,
  datetimeValueProcessorNL,
  defaultDateTimeNLOperatorMap,
} from './index.ts';
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
}

const first = new Date(2026, 2, 1);
const last = new Date(2026, 2, 31);

/** The form of dates in a directory. */
const generalizedTime = (date: Date) => date.toISOString().replace(/[-:T]/g, '');

const formats: readonly FormatRow[] = [
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
  },
  {
    format: 'ldap',
    processor: bound.datetimeRuleProcessorLDAP,
    days: [
      `(d=${generalizedTime(first)})`,
      `(!(d=${generalizedTime(first)}))`,
      `(&(d<=${generalizedTime(first)})(!(d=${generalizedTime(first)})))`,
      `(d<=${generalizedTime(first)})`,
      `(&(d>=${generalizedTime(first)})(!(d=${generalizedTime(first)})))`,
      `(d>=${generalizedTime(first)})`,
      `(&(d>=${generalizedTime(first)})(d<=${generalizedTime(last)}))`,
      `(!(&(d>=${generalizedTime(first)})(d<=${generalizedTime(last)})))`,
      `(|(d=${generalizedTime(last)})(d=${generalizedTime(first)}))`,
      `(!(|(d=${generalizedTime(last)})(d=${generalizedTime(first)})))`,
    ],
    moment: '(&(t>=20260301133000.000Z)(!(t=20260301133000.000Z)))',
  },
  {
    format: 'natural_language',
    processor: bound.datetimeRuleProcessorNL,
    options: {
      context: { locales: 'en-US', dateTimeFormat: { dateStyle: 'full', timeZone: 'UTC' } },
    },
    days: [
      'Day is Sunday, March 1, 2026',
      'Day is not Sunday, March 1, 2026',
      'Day is before Sunday, March 1, 2026',
      'Day is on or before Sunday, March 1, 2026',
      'Day is after Sunday, March 1, 2026',
      'Day is on or after Sunday, March 1, 2026',
      'Day is between Sunday, March 1, 2026 and Tuesday, March 31, 2026',
      'Day is not between Sunday, March 1, 2026 and Tuesday, March 31, 2026',
      'Day is one of the dates (Tuesday, March 31, 2026 or Sunday, March 1, 2026)',
      'Day is not one of the dates (Tuesday, March 31, 2026 or Sunday, March 1, 2026)',
    ],
    moment: 'Time is after Sunday, March 1, 2026',
  },
];

/** Engines run what these formats write (`tests/agreement.ts`), or the library writes it with other dates. */
const otherFormats: readonly Pick<FormatRow, 'format' | 'processor' | 'options'>[] = [
  { format: 'sql', processor: bound.datetimeRuleProcessorSQL },
  { format: 'mongodb_query', processor: bound.datetimeRuleProcessorMongoDBQuery },
  { format: 'cel', processor: bound.datetimeRuleProcessorCEL },
  { format: 'sparql', processor: bound.datetimeRuleProcessorSPARQL },
  { format: 'prisma', processor: bound.datetimeRuleProcessorPrisma },
  { format: 'jsonlogic', processor: datetimeRuleProcessorJsonLogic },
  { format: 'elasticsearch', processor: bound.datetimeRuleProcessorElasticSearch },
];

const writerOf =
  ({ format, processor, options }: (typeof otherFormats)[number]) =>
  (...rules: RuleGroupType['rules']): unknown =>
    formatQuery(ruleGroup(...rules), {
      ...options,
      format,
      fields,
      ruleProcessor: processor,
    } as FormatQueryOptions);

describe.each(formats)('$format', ({ days, moment: expected, ...row }) => {
  const write = writerOf(row);

  test.each(operators.map((operator, index) => [operator, days[index]]))(
    'day %s',
    (operator, text) => {
      expect(write(day(String(operator)))).toEqual(text);
    },
  );

  test('a moment is in UTC', () => {
    expect(write(moment)).toEqual(expected);
  });
});

describe.each([...formats, ...otherFormats])('$format', (row) => {
  const { format } = row;
  const write = writerOf(row);

  test('a range that lacks a date is left out', () => {
    const complete = day('=');
    const incomplete = ['between', 'notBetween'].flatMap((operator) =>
      ['', '2026-03-01', '2026-03-01,tomorrow'].map((value) => ({ field: 'd', operator, value })),
    );
    expect(write(...incomplete, complete)).toEqual(write(complete));
  });

  test('a list keeps the dates that can be read', () => {
    const list = (value: string) => write({ field: 'd', operator: 'notIn', value });
    expect(list('2026-03-01,tomorrow,')).toEqual(list('2026-03-01'));
  });

  test('a rule without a date is exported as if there were no processor', () => {
    const plain = [
      { field: 'd', operator: '=', value: 'tomorrow' },
      { field: 'd', operator: '!=', value: '' },
      { field: 'd', operator: 'in', value: '' },
      { field: 'd', operator: 'constructor', value: 'tomorrow' },
      { field: 'd', operator: '__proto__', value: 'tomorrow' },
      { field: 'other', operator: '=', value: '2026-03-01' },
      { field: 'd', operator: 'contains', value: '2026' },
      { field: 'd', operator: 'null', value: null },
      { field: 'other', operator: '=', value: 't', valueSource: 'field' as const },
    ];
    for (const rule of plain) {
      const untouched = formatQuery(ruleGroup(rule), {
        format,
        fields,
      } as FormatQueryOptions);
      expect(write(rule)).toEqual(untouched);
    }
  });
});

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

test('a value processor alone leaves out a list without dates', () => {
  const valueProcessor = bound.datetimeValueProcessorPostgreSQL;
  const query = ruleGroup(
    { field: 'd', operator: '=', value: "x' or 1=1" },
    { field: 'd', operator: 'in', value: 'x' },
    { field: 'other', operator: '=', value: 'x' },
  );
  expect(formatQuery(query, { format: 'sql', fields, valueProcessor })).toBe(
    "(d = 'x'' or 1=1' and other = 'x')",
  );
});

test('parameters are dates, and their numbering continues', () => {
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

test('the text form of MongoDB has strings', () => {
  const options = { fields, ruleProcessor: bound.datetimeRuleProcessorMongoDB } as const;
  const text = formatQuery(ruleGroup(day('='), moment), {
    ...options,
    format: 'mongodb',
  });
  expect(JSON.parse(text)).toEqual({
    $and: [{ d: '2026-03-01' }, { t: { $gt: '2026-03-01T13:30:00.000Z' } }],
  });
});

test('Elasticsearch has strings', () => {
  const ruleProcessor = bound.datetimeRuleProcessorElasticSearch;
  const query = ruleGroup(day('between'), moment);
  expect(formatQuery(query, { format: 'elasticsearch', fields, ruleProcessor })).toEqual({
    bool: {
      must: [
        { range: { d: { gte: '2026-03-01', lte: '2026-03-31' } } },
        { range: { t: { gt: '2026-03-01T13:30:00.000Z' } } },
      ],
    },
  });
});

const ago = (field: string, operator: string, value = 'P2W3D') =>
  ruleGroup({ field, operator, value });

const durations: readonly (readonly [
  ExportFormat,
  RuleProcessor,
  day: unknown,
  moment: unknown,
])[] = [
  [
    'cypher',
    bound.datetimeRuleProcessorCypher,
    "d >= date() - duration('P2W3D')",
    "t < datetime() - duration('P2W3D')",
  ],
  [
    'gql',
    bound.datetimeRuleProcessorCypher,
    "d >= current_date - duration('P2W3D')",
    "t < current_timestamp - duration('P2W3D')",
  ],
  [
    'sparql',
    bound.datetimeRuleProcessorSPARQL,
    expect.stringMatching(/^\?d >= "\d{4}-\d\d-\d\d"\^\^xsd:date$/),
    '?t < (NOW() - "P17D"^^xsd:duration)',
  ],
];

test.each(durations)('%s counts a duration from its own clock', (format, ruleProcessor, d, t) => {
  const options = { format, fields, ruleProcessor } as { format: 'cypher' };
  expect(formatQuery(ago('d', 'withinDuration'), options)).toEqual(d);
  expect(formatQuery(ago('t', 'olderThanDuration'), options)).toEqual(t);
  const context = { relativeDateTimeBase: '2026-03-18T12:00:00Z' };
  expect(formatQuery(ago('t', 'olderThanDuration'), { ...options, context })).toContain(
    '2026-03-01T12:00:00.000Z',
  );
});

test('JsonLogic counts a duration when it is evaluated, if it has a single unit', () => {
  const options = {
    format: 'jsonlogic',
    fields,
    ruleProcessor: datetimeRuleProcessorJsonLogic,
  } as const;
  expect(formatQuery(ago('t', 'withinDuration', 'P30D'), options)).toEqual({
    and: [{ dateOnOrAfter: [{ var: 't' }, { dateRelative: ['now', -30, 'day', false] }] }],
  });
  const context = { relativeDateTimeBase: '2026-03-18T12:00:00Z' };
  expect(formatQuery(ago('t', 'withinDuration'), { ...options, context })).toEqual({
    and: [{ dateOnOrAfter: [{ var: 't' }, '2026-03-01T12:00:00.000Z'] }],
  });
});

const fieldRule = {
  field: 'd',
  operator: 'notIn',
  value: 't,other',
  valueSource: 'field' as const,
};

test('fields are compared as dates', () => {
  expect(
    formatQuery(ruleGroup(fieldRule), {
      format: 'jsonata',
      fields,
      ruleProcessor: bound.datetimeRuleProcessorJSONata,
    }),
  ).toBe(
    '($type(d) = "string" and $type(t) = "string" and $type(other) = "string" and $not($toMillis(d) in [$toMillis(t), $toMillis(other)]))',
  );
  expect(
    formatQuery(ruleGroup(fieldRule), {
      format: 'jsonlogic',
      fields,
      ruleProcessor: datetimeRuleProcessorJsonLogic,
    }),
  ).toEqual({ and: [{ dateNotIn: [{ var: 'd' }, [{ var: 't' }, { var: 'other' }]] }] });
  const before = { field: 'd', operator: '<', value: 't', valueSource: 'field' as const };
  expect(
    formatQuery(ruleGroup(before), {
      format: 'natural_language',
      fields,
      ruleProcessor: bound.datetimeRuleProcessorNL,
    }),
  ).toBe('Day is before the date in Time');
});

describe('words', () => {
  const write = (context: Record<string, unknown>, query = ruleGroup(day('='), moment)) =>
    formatQuery(query, {
      format: 'natural_language',
      fields,
      ruleProcessor: bound.datetimeRuleProcessorNL,
      context,
    });

  test('are those of the locale and the formats', () => {
    const context = {
      locales: 'de-DE',
      dateFormat: { dateStyle: 'medium' },
      dateTimeFormat: { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
    };
    expect(write(context)).toBe('Day is 01.03.2026, and Time is after 01.03.2026, 13:30');
  });

  test('write a day without a time zone', () => {
    const dateFormat = { dateStyle: 'short', timeZone: 'Pacific/Kiritimati' };
    expect(write({ locales: 'en-US', dateFormat }, ruleGroup(day('=')))).toBe('Day is 3/1/26');
  });

  test('list more than two dates as the library does', () => {
    const value = '2026-03-01,2026-03-02,2026-03-03';
    const query = ruleGroup({ field: 'd', operator: 'in', value });
    const context = { locales: 'en-US', dateFormat: { dateStyle: 'short' } };
    expect(write(context, query)).toBe('Day is one of the dates (3/1/26, 3/2/26, or 3/3/26)');
  });

  test('come from the value processor alone too', () => {
    expect(
      formatQuery(ruleGroup(day('<'), { field: 'other', operator: '=', value: 'x' }), {
        format: 'natural_language',
        fields,
        valueProcessor: datetimeValueProcessorNL,
        operatorMap: defaultDateTimeNLOperatorMap,
        context: { locales: 'en-US' },
      }),
    ).toBe("Day is before Sunday, March 1, 2026, and Other is 'x'");
  });
});

test('a custom operator gets a literal if its value is a date', () => {
  const query = ruleGroup(
    { field: 'd', operator: 'sameWeekAs', value: '2026-03-01' },
    { field: 'd', operator: 'inLastDays', value: '30' },
    { field: 'd', operator: 'doesNotBeginWith', value: '2026-03-01' },
  );
  const options = { format: 'sql', preset: 'oracle', fields } as const;
  const sql = "(d sameweekas date'2026-03-01' and d inlastdays '30' and d not like '2026-03-01%')";
  const { datetimeRuleProcessorSQL: ruleProcessor, datetimeValueProcessorOracle } = bound;
  expect(formatQuery(query, { ...options, ruleProcessor })).toBe(sql);
  expect(formatQuery(query, { ...options, valueProcessor: datetimeValueProcessorOracle })).toBe(
    sql,
  );
});

const ownPresets = Object.entries({
  ansi: "''",
  sqlite: "''",
  mssql: "cast('' as date)",
  mysql: "cast('' as date)",
  oracle: "date''",
  postgresql: "date''",
});

test.each(ownPresets)(
  'a custom operator without a value gets an empty literal in %s',
  (preset, literal) => {
    const query = ruleGroup({ field: 'd', operator: 'isToday', value: null });
    const options = { format: 'sql', preset: preset as SQLPreset, fields } as const;
    const sql = formatQuery(query, { ...options, ruleProcessor: bound.datetimeRuleProcessorSQL });
    expect(sql.replace(/["[\]]/g, '')).toBe(`(d istoday ${literal})`);
  },
);

test.each([
  ['cypher', bound.datetimeRuleProcessorCypher],
  ['sparql', bound.datetimeRuleProcessorSPARQL],
  ['natural_language', bound.datetimeRuleProcessorNL],
] as const)('%s leaves out a custom operator without a value', (format, ruleProcessor) => {
  const write = (...rules: RuleGroupType['rules']) =>
    formatQuery(ruleGroup(...rules), { format, fields, ruleProcessor } as { format: 'cypher' });
  expect(write({ field: 'd', operator: 'isToday', value: null }, day('='))).toBe(write(day('=')));
});

test.each([
  ['an object', new Date(8.64e15), '9999-12-30'],
  ['an object', new Date(-8.64e15), '0001-01-02'],
  [
    'a relative date',
    { mode: 'relative', anchor: 'now', offset: 99999, unit: 'year' },
    '9999-12-30',
  ],
  [
    'a relative date',
    { mode: 'relative', anchor: 'now', offset: -9e15, unit: 'year' },
    '0001-01-02',
  ],
])('%s outside the years that formats can write is the nearest day: %s', (_, value, written) => {
  const query = ruleGroup({ field: 'd', operator: '>', value });
  expect(
    formatQuery(query, { format: 'sql', fields, ruleProcessor: bound.datetimeRuleProcessorSQL }),
  ).toBe(`(d > '${written}')`);
});
