import fc from 'fast-check';
import { bigIntJsonStringifyReplacer, formatQuery, type RuleGroupType } from 'react-querybuilder';
import { describe, expect, it, vi } from 'vitest';
import { anyQuery } from '../../../../../../tests/data/any-query.ts';
import { dataSets } from '../../data/dataSets.ts';
import type { DataSet } from '../../data/types.ts';
import type { LanguageParser } from '../../format.ts';
import { defaultOptions } from '../../options.ts';
import { readSettings } from '../../settings.ts';
import { compareQueries, diffLines, outline } from './outline.ts';
import { parserOf, parsers } from './parsers.ts';
import { readText } from './read.ts';
import { importSettings } from './settings.ts';

const orders = dataSets[1] as DataSet;
const settings = readSettings(importSettings, {});
const read = (format: string, text: string, more = {}, options = {}) =>
  readText({
    text,
    parser: format,
    dataSet: 'orders',
    settings: { ...settings, ...more },
    options: { ...defaultOptions, ...options },
  });

/** A text of each language: what is read of it, and the stretches that are faulty. */
const cases: readonly [string, string, string[], string[]][] = [
  [
    'sql',
    "status = 'paid' and (total > 5 or note is null)",
    ['and', '  status = paid', '  or', '    total > 5', '    note null'],
    [],
  ],
  [
    'sql',
    "where total between 1 and 2 and lower(note) = 'x'",
    ['and', '  total between 1, 2'],
    ["lower(note) = 'x'"],
  ],
  ['sql', "status = 'paid'\n and (total > and 5)", [], ['a']],
  [
    'sql',
    "total > 5 -- old and 'new'\n and /* x */ note = '--'",
    ['and', '  total > 5', '  note = --'],
    [],
  ],
  [
    'sql',
    'select * from orders o left join lines on x = y where total > 5 group by a order by total limit 3;',
    ['and', '  total > 5'],
    ['left join lines on x = y', 'group by a', 'order by total', 'limit 3'],
  ],
  ['sql', 'total > 5 order by total', ['and', '  total > 5'], ['order by total']],
  [
    'sql',
    "select * from (select * from orders where note = 'x') where total > 5 and status = 'paid'",
    ['and', '  total > 5', '  status = paid'],
    [],
  ],
  ['gql', 'total > 5 RETURN n', ['and', '  total > 5'], ['RETURN n']],
  ['cel', 'total > 5 // a && b\n && lines == 1', ['and', '  total > 5', '  lines = 1'], []],
  ['jsonata', 'total > 5 /* a and b */ and lines = 1', ['and', '  total > 5', '  lines = 1'], []],
  ['sparql', '?total > 5 # a && b\n && ?lines = 1', ['and', '  total > 5', '  lines = 1'], []],
  ['json', '{ "rules": [', [], ['']],
  ['sql', 'where total >', [], ['']],
  ['sql', "select * from orders where total = = 'x'", [], ['=']],
  ['sql', 'where total = and', [], ['a']],
  ['sql', 'total = and', [], ['a']],
  [
    'mongodb',
    '{ "total": { "$gt": 5 }, "$nor": [{ "status": "new" }] }',
    ['and', '  total > 5'],
    ['"$nor": [{ "status": "new" }]'],
  ],
  [
    'mongodb',
    '{ "$and": [{ "total": 5 }, { "items": { "$elemMatch": { "sku": "X" } } }] }',
    ['and', '  total = 5'],
    ['"items": { "$elemMatch": { "sku": "X" } }'],
  ],
  ['mongodb', '{ total: 5 }', [], ['t']],
  ['mongodb', '{ "total": 5, }', [], ['}']],
  [
    'jsonlogic',
    '{ "and": [{ "==": [{ "var": "total" }, 5] }, { "isVip": [{ "var": "customer" }] }] }',
    ['and', '  total = 5'],
    ['"isVip": [{ "var": "customer" }]'],
  ],
  ['jsonlogic', '{ "and": [', [], ['']],
  ['spel', 'total > 5 and size(items) > 2', ['and', '  total > 5'], ['size(items) > 2']],
  ['spel', "total == 5 'x'", [], ["'"]],
  ['cel', 'total > 5 && size(items) > 2', ['and', '  total > 5'], ['size(items) > 2']],
  ['cel', 'total > 5 &&\n note $ 3', [], ['$']],
  ['jsonata', 'total > 5 and $length(note) > 2', ['and', '  total > 5'], ['$length(note) > 2']],
  ['jsonata', 'total > 5 and\n note = ', [], ['']],
  [
    'cypher',
    "status IN ['paid'] AND total >= 10",
    ['and', '  status in paid', '  total >= 10'],
    [],
  ],
  ['cypher', "status = 'paid' AND NOT note CONTAINS 'gift'", [], ["NOT note CONTAINS 'gift'"]],
  ['gql', '(total > 5', [], ['(']],
  [
    'sparql',
    '?total > 5 && ?status IN ("paid", "open")',
    ['and', '  total > 5'],
    ['?status IN ("paid", "open")'],
  ],
  ['sparql', '?total > "5', [], ['"']],
  [
    'gremlin',
    "g.V().has('total', gt(5)).or(__.has('note', 'x'))",
    ['and', '  total > 5'],
    [".or(__.has('note', 'x'))"],
  ],
  ['gremlin', ".has('total', gt(5)", [], ['(']],
  ['gremlin', "g.V().out().values('x')", [], ['.out()', ".values('x')"]],
];

describe('readText', () => {
  it.each(cases)('%s: %s', async (format, text, lines, places) => {
    const { query, faults } = await read(format, text);
    expect(query ? outline(query) : []).toEqual(lines);
    expect(faults.map(({ from, to }) => text.slice(from, to))).toEqual(places);
    for (const { message } of faults) expect(message).toMatch(/^\S.*\.?$/);
  });

  it('has an error or a query for any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...parsers),
        fc.string({ maxLength: 40 }),
        async ({ id }, text) => {
          const { query, faults } = await read(id, text);
          expect(Boolean(query) || faults.length > 0).toBe(true);
          for (const { from = 0, to = 0 } of faults) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeLessThanOrEqual(text.length);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each(parsers)('$id reads the text that the page offers', async ({ id, format }) => {
    for (const set of dataSets) {
      const text = formatQuery(set.initialQuery, {
        format,
        fields: set.fields,
        parseNumbers: 'strict-limited',
      } as object);
      const seed = typeof text === 'string' ? text : JSON.stringify(text);
      const { query, faults } = await readText({
        text: seed,
        parser: id,
        dataSet: set.id,
        settings,
        options: defaultOptions,
      });
      // Cypher refuses a query with a range as a whole; Gremlin drops nested groups.
      if (['cypher', 'gql', 'gremlin'].includes(id)) {
        expect(Boolean(query) || faults.length > 0).toBe(true);
      } else expect(query?.rules.length).toBeGreaterThan(0);
    }
  });

  it('returns the kind of query that the builder shows', async () => {
    for (const { id } of parsers) {
      const text: Partial<Record<string, string>> = {
        sql: 'total > 5 and lines < 2',
        mongodb: '{ "total": 5, "lines": 2 }',
        jsonlogic:
          '{ "and": [{ "==": [{ "var": "total" }, 5] }, { "==": [{ "var": "lines" }, 2] }] }',
        gremlin: ".has('total', 5).has('lines', 2)",
        cel: 'total > 5 && lines < 2',
        sparql: '?total > 5 && ?lines < 2',
        json: '{ "rules": [{ "field": "a", "operator": "=" }, "and", { "field": "b", "operator": "=" }] }',
      };
      const { query } = await read(
        id,
        text[id] ?? 'total > 5 and lines < 2',
        {},
        { independentCombinators: true },
      );
      expect(query).not.toHaveProperty('combinator');
      expect(query?.rules[1]).toBe('and');
    }
  });

  it('keeps a value that no input can show, and says so', async () => {
    const json = '{"rules":[{"field":"total","operator":"=","value":{"from":1}}]}';
    const { query, unfamiliar } = await read('json', json);
    expect(query?.rules[0]).toMatchObject({ field: 'total', value: { from: 1 } });
    expect(unfamiliar).toEqual([
      'The builder can’t show this value, but the query keeps it: total: {"from":1}.',
    ]);
  });

  it('reads a long text as a whole, or says that it doesn’t', async () => {
    const rule = "note = 'a text to make it long' and ";
    const long = `${rule.repeat(200)}total = 1234567`;
    expect(long.length).toBeGreaterThan(4000);
    expect((await read('sql', long)).query?.rules.at(-1)).toMatchObject({ value: 1234567 });
    const { query, faults } = await read('sql', `${rule.repeat(2000)}total = 1234567`);
    expect(query).toBeUndefined();
    expect(faults).toEqual([
      {
        message:
          'This text has 72,015 characters, but the panel reads at most 20,000. Import a shorter text.',
      },
    ]);
  });

  it.each([
    ['sql', (depth: number) => `${'('.repeat(depth)}total = 5${')'.repeat(depth)}`, 100],
    ['jsonata', (depth: number) => `${'('.repeat(depth)}total = 5${')'.repeat(depth)}`, 100],
    [
      'mongodb',
      (depth: number) => `${'{"$and":['.repeat(depth / 2)}${']}'.repeat(depth / 2)}`,
      100,
    ],
    ['json', (depth: number) => `${'{"rules":['.repeat(depth / 2)}${']}'.repeat(depth / 2)}`, 200],
  ] as const)('says how deep a text can be nested: %s', async (format, importText, most) => {
    const message = (depth: number) =>
      `The brackets in this text are nested ${depth.toLocaleString('en')} deep, but the panel reads at most ${most}. Import a text with fewer nested groups.`;
    const faults = async (depth: number) => (await read(format, importText(depth))).faults;
    expect(await faults(2000)).toEqual([{ message: message(2000) }]);
    expect(await faults(most)).not.toContainEqual({ message: message(most) });
  });

  it('says how many conditions to import when a parser can’t read them all', async () => {
    const overflow = () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    vi.spyOn(parserOf('sql') as LanguageParser, 'load').mockResolvedValueOnce(overflow);
    const { faults } = await read('sql', Array(1200).fill('total = 5').join(' and '));
    expect(faults).toEqual([
      {
        message:
          'This text has 1,200 conditions, and parseSQL can’t read that many at once in this browser. Import about 500 at a time.',
      },
    ]);
  });

  it('explains where CEL ends too early or has an error', async () => {
    const message = async (text: string) => (await read('cel', text)).faults[0]?.message;
    expect(await message('total >')).toBe('The text ends too early.');
    expect(await message('(total > 5')).toBe('The text ends too early.');
    expect(await message('total > . 5')).toBe('“.” isn’t expected here.');
  });

  it('keeps a regular expression as text, and says so', async () => {
    const { query, faults } = await read('jsonata', '$contains(note, /^a.b$/i)');
    expect(query?.rules[0]).toMatchObject({ operator: 'contains', value: '/^a.b$/i' });
    expect(faults[0]?.message).toContain('The parser returns a regular expression');
  });

  it('names a rounded number with the switch that keeps it', async () => {
    const text = "total = 12345678901234567890 and note = '12345678901234567890'";
    expect((await read('sql', text)).faults).toMatchObject([
      {
        from: 0,
        to: 28,
        message:
          'JavaScript numbers can’t hold 12345678901234567890, so the query has 12345678901234567000. Turn on “Large integers as bigint” to keep the number.',
      },
    ]);
    expect((await read('sql', text, { bigIntOnOverflow: true })).faults).toEqual([]);
  });

  it.each(['json', 'json_without_ids'] as const)(
    'reads what Export writes as %s',
    async (format) => {
      const names = orders.fields.map(({ name }) => String(name));
      await fc.assert(
        fc.asyncProperty(anyQuery(names), async (query) => {
          const text = formatQuery(query as RuleGroupType, { format });
          const { query: back, faults } = await read('json', text);
          expect(faults).toEqual([]);
          const plain = (query: unknown) =>
            JSON.parse(JSON.stringify(query, bigIntJsonStringifyReplacer), (key, value) =>
              key === 'id' && format === 'json_without_ids' ? undefined : value,
            );
          expect(plain(back)).toEqual(plain(query));
        }),
        { numRuns: 500 },
      );
    },
  );

  it('says what is wrong with JSON that isn’t a query', async () => {
    expect((await read('json', '[1]')).faults[0]?.message).toContain('no list of “rules”');
    expect((await read('json', '{"rules":[{"field":"total"}]}')).faults[0]?.message).toContain(
      'One rule or group',
    );
    expect((await read('json', '{"combinator":"or","rules":[]}')).query).toMatchObject({
      combinator: 'or',
      rules: [],
    });
  });

  it('names fields that the builder lacks, or drops them on request', async () => {
    const text = 'total > 5 and colour = 1';
    expect((await read('sql', text)).unfamiliar).toEqual([
      'The data “Shop orders” has no field “colour”.',
    ]);
    expect((await read('sql', text, { knownFieldsOnly: true })).query?.rules).toHaveLength(1);
  });

  it('passes the options on', async () => {
    const rules = async (text: string, more = {}, options = {}) =>
      (await read('sql', text, more, options)).query?.rules;
    expect(await rules('total = :x', { parseParameters: true })).toMatchObject([
      { valueSource: 'parameter' },
    ]);
    expect(await rules('total in (1, 2)', {}, { listsAsArrays: true })).toMatchObject([
      { value: [1, 2] },
    ]);
  });
});

describe('compareQueries', () => {
  const compare = (before: readonly object[], after: readonly object[]) => {
    const query = (rules: readonly object[]) =>
      ({ combinator: 'and', rules }) as unknown as RuleGroupType;
    const { lines, verdict } = compareQueries(query(before), query(after), orders.specs);
    return [verdict, lines.map(({ kind, text }) => `${signs[kind]}${text}`)];
  };
  const signs = { same: ' ', lost: '-', new: '+' };
  const rewritten = 'nothing is lost, but it’s written in another way';

  it('says what is lost and what is new', () => {
    expect(
      compare(
        [
          { field: 'a', operator: 'in', value: ['x', 'y'] },
          { field: 'b', operator: 'beginsWith', value: 'x' },
        ],
        [
          { field: 'a', operator: 'in', value: 'x, y' },
          { field: 'b', operator: 'contains', value: '^x' },
        ],
      ),
    ).toEqual([
      '1 of 5 lines are lost',
      [' and', '   or', '     a = x', '     a = y', '-  b beginsWith x', '+  b contains ^x'],
    ]);
  });

  it.each([
    ['a number in a numeric field', { value: '5' }, { value: 5 }, 'nothing is lost'],
    [
      'a list',
      { operator: 'in', value: '1,2' },
      { operator: 'in', value: [1, 2] },
      'nothing is lost',
    ],
    [
      'a number in a text field',
      { field: 'note', value: 2012 },
      { field: 'note', value: '2012' },
      '1 of 2 lines are lost',
    ],
    [
      'a word',
      { field: 'note', value: true },
      { field: 'note', value: 'true' },
      '1 of 2 lines are lost',
    ],
    [
      'a range',
      { operator: 'between', value: '1,2' },
      { operator: '>=', value: '1' },
      '1 of 3 lines are lost',
    ],
  ])('compares %s', (_name, before, after, verdict) => {
    const rule = { field: 'total', operator: '=', value: '' };
    expect(compare([{ ...rule, ...before }], [{ ...rule, ...after }])[0]).toBe(verdict);
  });

  it('treats another way to write a query as the same', () => {
    const total = (operator: string, value: unknown) => ({ field: 'total', operator, value });
    const range = [total('between', '1,2')];
    expect(compare(range, [total('>=', 1), total('<=', 2)])[0]).toBe(rewritten);
    expect(
      compare(
        [total('in', '1,2')],
        [{ combinator: 'or', rules: [total('=', 1), total('=', 2)] }],
      )[0],
    ).toBe(rewritten);
    expect(compare([total('=', 1)], [{ combinator: 'or', rules: [total('=', 1)] }])[0]).toBe(
      rewritten,
    );
    expect(
      compare([total('=', 1)], [{ combinator: 'or', not: true, rules: [total('=', 1)] }])[0],
    ).toBe('1 of 2 lines are lost');
  });
});

describe('outline', () => {
  it('shows no ids', () => {
    const value = { id: 'inner', combinator: 'and', rules: [{ id: 'x', field: 'sku' }] };
    const rules = [{ field: 'items', operator: '=', value }];
    expect(outline({ combinator: 'and', rules })[1]).toBe(
      '  items = {"combinator":"and","rules":[{"field":"sku"}]}',
    );
  });

  it('shows what a value is', () => {
    const values = ['x', '5', 5, ' x', 'a\nb', true, 'true', null, { a: 1 }, undefined, 5n, ''];
    const rules = values.map((value) => ({ field: 'note', operator: '=', value }));
    expect(
      outline({ combinator: 'and', rules }, () => false)
        .slice(1)
        .map((line) => line.slice(9)),
    ).toEqual([
      'x',
      '"5"',
      '5',
      '" x"',
      String.raw`"a\nb"`,
      'true',
      '"true"',
      'null',
      '{"a":1}',
      '',
      '5',
      '',
    ]);
  });
});

describe('diffLines', () => {
  it('contains both lists', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const diff = diffLines(before, after);
        const side = (without: string) =>
          diff.filter(({ kind }) => kind !== without).map(({ text }) => text);
        expect(side('new')).toEqual(before);
        expect(side('lost')).toEqual(after);
      }),
    );
  });
});
