import fc from 'fast-check';
import { isRuleGroup, type RuleGroupTypeAny, type RuleType, toArray } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { orders } from '../../data/shop/shop.ts';
import type { Row } from '../../data/types.ts';
import { runCEL } from '../../engines/cel.ts';
import { runJSONata } from '../../engines/jsonata.ts';
import { runJsonLogic } from '../../engines/jsonLogic.ts';
import { runMongoDB } from '../../engines/mongodb.ts';
import { runSpEL } from '../../engines/spel.ts';
import { openSQLite } from '../../engines/sqlite.ts';
import type { Execute } from '../../engines/types.ts';
import { defaultOptions } from '../../options.ts';
import { readSettings } from '../../settings.ts';
import { readText } from './read.ts';
import { importSettings } from './settings.ts';

/** Texts per language. */
const count = 200;

const awkward = [
  'a',
  'A',
  'ab',
  'a%b',
  'a_',
  'a.b',
  'axb',
  'a.*b',
  '^a',
  'b$',
  "O'Brien",
  'say "a"',
  'a, b',
  '5',
  ' a',
  '',
  'a\\b',
  'a\nb',
  'true',
];
const numbers = ['1', '2', '5', '1.50', '-3', '12345678901234567890', '9007199254740993'];
const bigNumbers = /(?<![\d.'"])(?:12345678901234567890|9007199254740993)(?!\d)/;

// Without empty strings, in which json-logic-js finds nothing, not even an empty string.
const notes = awkward.filter(Boolean);

const rows: readonly Row[] = notes.flatMap((note, index) =>
  [1, 2, 5, 1.5, -3].map((total, at) => ({
    note,
    customer: notes[(index + at) % notes.length] ?? '',
    total,
    lines: at,
  })),
);
const data = { fields: orders.fields, rows };

const text = fc.constantFrom('note', 'customer');
const number = fc.constantFrom('total', 'lines');
const string = fc.constantFrom(...awkward);
const amount = fc.constantFrom(...numbers);
const sign = fc.constantFrom('<', '>', '<=', '>=');

/** Makes texts of parts; each part is a string, or something that makes strings. */
const of = (strings: TemplateStringsArray, ...parts: readonly fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((values) => String.raw({ raw: strings }, ...values));

interface Language {
  readonly conditions: readonly fc.Arbitrary<string>[];
  readonly and: string;
  readonly or: string;
  readonly not: (text: string) => string;
  /** Whether the engine takes a number for a string with the same digits. */
  readonly isLoose: boolean;
  readonly execute: Execute;
  /** JSON, whose groups are lists. */
  readonly group?: (name: 'and' | 'or', texts: readonly string[]) => string;
}

const doubled = (quoted: fc.Arbitrary<string>) =>
  quoted.map((value) => `'${value.replaceAll("'", "''")}'`);
const json = (value: fc.Arbitrary<string>) => value.map((value) => JSON.stringify(value));

const sqlText = doubled(string);
const jsonText = json(string);

const runSQL = async (): Promise<Execute> => {
  const { database, tableOf } = await openSQLite();
  database.run('pragma case_sensitive_like = on');
  return (where, data) => {
    const found = database.exec(`select row_number from ${tableOf(data)} where ${where}`);
    return { matched: (found[0]?.values ?? []).map(([row]) => Number(row)), failed: [] };
  };
};

const parsed =
  (run: Execute): Execute =>
  (text, data) =>
    run(JSON.parse(String(text)), data);

const jsonGroup = (prefix: string) => (name: 'and' | 'or', texts: readonly string[]) =>
  `{"${prefix}${name}":[${texts.join(', ')}]}`;

const languages: Readonly<Record<string, () => Promise<Language>>> = {
  sql: async () => ({
    conditions: [
      of`${text} = ${sqlText}`,
      of`${text} <> ${sqlText}`,
      of`${sqlText} = ${text}`,
      of`${number} ${sign} ${amount}`,
      of`${amount} ${sign} ${number}`,
      of`${text} like ${sqlText}`,
      of`${text} like ${doubled(string.map((value) => `${value}%`))}`,
      of`${text} not like ${doubled(string.map((value) => `%${value}%`))}`,
      of`${text} like ${doubled(string.map((value) => `%${value}`))} escape '!'`,
      of`${text} in (${sqlText}, ${sqlText})`,
      of`${text} in (${amount}, ${sqlText})`,
      of`${number} not in (${amount}, ${amount})`,
      of`${number} in (${amount}, ${sqlText})`,
      of`${number} between ${amount} and ${amount}`,
      of`${text} = ${text}`,
      of`"note" = ${sqlText}`,
      of`${text} is not null`,
      of`lower(${text}) = ${sqlText}`,
      of`not ${number} = ${amount}`,
      of`/* and 'x' */ ${number} = ${amount} -- or`.map((condition) => `${condition}\n`),
    ],
    and: ' AND ',
    or: ' or ',
    not: (text) => `NOT (${text})`,
    isLoose: true,
    execute: await runSQL(),
  }),
  mongodb: async () => ({
    conditions: [
      of`{"${text}": ${jsonText}}`,
      of`{"${text}": {"$ne": ${jsonText}}}`,
      of`{"${number}": {"$gt": ${amount}, "$lte": ${amount}}}`,
      of`{"${number}": {"$gt": ${amount}, "$mod": [2, 1]}}`,
      of`{"${number}": ${amount}, "${text}": ${jsonText}}`,
      of`{"${text}": ${jsonText}, "${text}": ${jsonText}}`,
      of`{"${text}": {"$regex": ${jsonText}}}`,
      of`{"${text}": {"$regex": ${json(string.map((value) => `^${value}`))}, "$options": "i"}}`,
      of`{"${text}": {"$regex": ${json(string.map((value) => `${value}$`))}}}`,
      of`{"${text}": {"$not": {"$regex": ${jsonText}}}}`,
      of`{"${text}": {"$in": [${jsonText}, ${jsonText}]}}`,
      of`{"${text}": {"$in": [${amount}, ${jsonText}]}}`,
      of`{"${number}": {"$nin": [${amount}, ${amount}]}}`,
      of`{"${number}": {"$not": {"$gt": ${amount}}}}`,
      of`{"$nor": [{"${number}": ${amount}}]}`,
      of`{"${text}": null}`,
    ],
    and: '',
    or: '',
    not: (text) => text,
    isLoose: false,
    execute: parsed(runMongoDB),
    group: jsonGroup('$'),
  }),
  jsonlogic: async () => ({
    conditions: [
      of`{"==": [{"var": "${text}"}, ${jsonText}]}`,
      of`{"!=": [${jsonText}, {"var": "${text}"}]}`,
      of`{"===": [{"var": "${number}"}, ${amount}]}`,
      of`{"${sign}": [${amount}, {"var": "${number}"}]}`,
      of`{"<=": [${amount}, {"var": "${number}"}, ${amount}]}`,
      of`{"<": [${amount}, {"var": "${number}"}, ${amount}]}`,
      of`{"in": [${jsonText}, {"var": "${text}"}]}`,
      of`{"!": {"in": [${jsonText}, {"var": "${text}"}]}}`,
      of`{"in": [{"var": "${text}"}, [${jsonText}, ${jsonText}]]}`,
      of`{"in": [{"var": "${number}"}, [${amount}, ${jsonText}]]}`,
      of`{"startsWith": [{"var": "${text}"}, ${jsonText}]}`,
      of`{"==": [{"var": ["${text}", ${jsonText}]}, ${jsonText}]}`,
      of`{"==": [{"var": "${text}"}, {"var": "${text}"}]}`,
      of`{"==": [{"%": [{"var": "${number}"}, 2]}, ${amount}]}`,
    ],
    and: '',
    or: '',
    not: (text) => `{"!": ${text}}`,
    isLoose: true,
    execute: parsed(runJsonLogic),
    group: jsonGroup(''),
  }),
  cel: async () => ({
    conditions: [
      of`${text} == ${jsonText}`,
      of`${text} != ${doubled(fc.constantFrom('a', 'a%b', '5', 'a, b'))}`,
      of`${number}.0 ${sign} ${amount}`,
      of`${number} ${sign} ${amount}`,
      of`${amount} ${sign} ${number}`,
      of`${text}.contains(${jsonText})`,
      of`!${text}.startsWith(${jsonText})`,
      of`${text}.endsWith(${jsonText})`,
      of`${text}.matches(${jsonText})`,
      of`${text} in [${jsonText}, ${jsonText}]`,
      of`${number} in [${amount}, ${jsonText}]`,
      of`size(${text}) > ${amount}`,
      of`${text} == ${text}`,
    ],
    and: ' && ',
    or: ' || ',
    not: (text) => `!(${text})`,
    isLoose: false,
    execute: runCEL,
  }),
  spel: async () => ({
    conditions: [
      of`${text} == ${sqlText}`,
      of`${text} != ${jsonText}`,
      of`${number} ${sign} ${amount}`,
      of`${amount} ${sign} ${number}`,
      of`${text} matches ${sqlText}`,
      of`${text} matches ${doubled(string.map((value) => `^${value}.*`))}`,
      of`${text} matches ${doubled(string.map((value) => `.*${value}.*`))}`,
      of`${number} between {${amount}, ${amount}}`,
      of`${text}.contains(${sqlText})`,
      of`${text} == ${text}`,
      of`${text} == null`,
    ],
    and: ' and ',
    or: ' || ',
    not: (text) => `!(${text})`,
    isLoose: true,
    execute: runSpEL,
  }),
  jsonata: async () => ({
    conditions: [
      of`${text} = ${jsonText}`,
      of`${jsonText} != ${text}`,
      of`${number} ${sign} ${amount}`,
      of`$contains(${text}, ${jsonText})`,
      of`$contains(${text}, /^a/)`,
      of`$not($contains(${text}, /b$/i))`,
      of`${text} in [${jsonText}, ${jsonText}]`,
      of`${number} in [${amount}, ${jsonText}]`,
      of`$length(${text}) > ${amount}`,
      of`${text} = ${text}`,
    ],
    and: ' and ',
    or: ' or ',
    not: (text) => `$not(${text})`,
    isLoose: false,
    execute: runJSONata,
  }),
};

const textsOf = ({ conditions, and, or, not, group }: Language): readonly string[] => {
  const join = group ?? ((name, texts) => `(${texts.join(name === 'and' ? and : or)})`);
  const bare = (texts: readonly string[]) =>
    group ? join('and', texts) : `${texts[0]}${or}${texts[1]}${and}${texts[2]}`;
  const one = fc.oneof(...conditions);
  const three = fc.array(one, { minLength: 3, maxLength: 3 });
  const some = fc.array(one, { minLength: 2, maxLength: 3 });
  const texts = fc.oneof(
    { weight: 5, arbitrary: one },
    { weight: 1, arbitrary: one.map(not) },
    { weight: 1, arbitrary: three.map(bare) },
    { weight: 1, arbitrary: some.map((texts) => join('or', texts)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(one, some)
        .map(([first, texts]) => join('and', [first, not(join('or', texts))])),
    },
  );
  return fc.sample(texts, { numRuns: count, seed: 27 });
};

/** Whether a row fulfills a query, by what the builder's words mean. */
function fulfills(row: Row, query: RuleGroupTypeAny, isLoose: boolean): boolean {
  const parts = query.rules.filter((node) => typeof node !== 'string');
  const test = (node: (typeof parts)[number]) =>
    isRuleGroup(node) ? fulfills(row, node, isLoose) : matches(row, node as RuleType, isLoose);
  const isOr = 'combinator' in query && query.combinator === 'or';
  const result = isOr ? parts.some(test) : parts.every(test);
  return query.not ? !result : result;
}

function matches(row: Row, rule: RuleType, isLoose: boolean): boolean {
  const { field, operator, value, valueSource } = rule;
  const isNumeric = field === 'total' || field === 'lines';
  const typed = (item: unknown) => {
    if (valueSource === 'field') return row[String(item)];
    const isList = /in$|between/i.test(operator) && typeof value === 'string';
    return isNumeric && (isList || isLoose || typeof item === 'bigint') ? Number(item) : item;
  };
  const own = row[field];
  const item = typed(value);
  const equals = (other: unknown) => (isLoose ? String(own) === String(other) : own === other);
  const [from, to] = toArray(value).map(typed) as [number, number];
  const tests: Readonly<Record<string, () => boolean>> = {
    '=': () => equals(item),
    '<': () => (own as number) < (item as number),
    '>': () => (own as number) > (item as number),
    '<=': () => (own as number) <= (item as number),
    '>=': () => (own as number) >= (item as number),
    contains: () => String(own).includes(String(item)),
    beginswith: () => String(own).startsWith(String(item)),
    endswith: () => String(own).endsWith(String(item)),
    in: () => toArray(value).map(typed).some(equals),
    between: () => (own as number) >= from && (own as number) <= to,
    null: () => own == null,
  };
  const name = operator.toLowerCase();
  const opposite = opposites[name];
  return opposite ? !tests[opposite]?.() : Boolean(tests[name]?.());
}

const opposites: Readonly<Record<string, string>> = {
  '!=': '=',
  doesnotcontain: 'contains',
  doesnotbeginwith: 'beginswith',
  doesnotendwith: 'endswith',
  notin: 'in',
  notbetween: 'between',
  notnull: 'null',
};

const settings = readSettings(importSettings, {});

const read = (id: string, text: string) =>
  readText({ text, parser: id, dataSet: 'orders', settings, options: defaultOptions });

it.each(Object.keys(languages))(
  '%s: nothing is lost where the panel says so',
  async (id) => {
    const language = await (languages[id] as () => Promise<Language>)();
    const { execute, isLoose } = language;
    let clear = 0;
    const untrue: unknown[] = [];
    for (const text of textsOf(language)) {
      const { query, faults } = await read(id, text);
      if (!query || faults.length > 0) continue;
      clear += 1;
      if (bigNumbers.test(text)) untrue.push(['a rounded number', text]);
      let matched: readonly number[];
      try {
        ({ matched } = await execute(text, data));
      } catch {
        // The engine doesn't compare a number with a string.
        continue;
      }
      const expected = rows.flatMap((row, index) => (fulfills(row, query, isLoose) ? [index] : []));
      if (matched.join() !== expected.join()) untrue.push([text, matched, expected, query.rules]);
    }
    expect(clear).toBeGreaterThan(count / 5);
    expect(untrue).toEqual([]);
  },
  60_000,
);

/** What can be wrong with a query in JSON. */
const mistakes: readonly ((rule: string) => string)[] = [
  (rule) => rule.replace('"value":', '"value":12345678901234567890,"was":'),
  (rule) => rule.replace('"value":', '"value":"twice","value":'),
  (rule) => rule.replace('"id":', '"id":"twice","was":'),
  (rule) => rule.replace('"operator":', '"sign":'),
  (rule) => rule.replace('"field":', '"rules":5,"field":'),
];

it('json: nothing is lost where the panel says so', async () => {
  const rule = fc
    .record({ id: fc.uuid(), field: text, operator: fc.constantFrom('=', '~'), value: string })
    .map((rule) => JSON.stringify(rule));
  const withMistake = fc
    .tuple(rule, fc.constantFrom(...mistakes))
    .map(([rule, make]) => make(rule));
  const texts = fc.array(
    fc.oneof({ weight: 3, arbitrary: rule }, { weight: 1, arbitrary: withMistake }),
    {
      minLength: 2,
      maxLength: 4,
    },
  );
  for (const rules of fc.sample(texts, { numRuns: count, seed: 27 })) {
    const json = `{"id":"twice","combinator":"and","rules":[${rules.join(', ')}]}`;
    const { query, faults } = await read('json', json);
    const isRight = rules.every(
      (rule) =>
        Object.keys(JSON.parse(rule)).join() === 'id,field,operator,value' &&
        !rule.includes('"twice"'),
    );
    expect(faults.length === 0).toBe(isRight);
    if (isRight) expect(query).toEqual(JSON.parse(json));
  }
});
