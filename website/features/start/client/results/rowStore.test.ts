import jsonLogic from 'json-logic-js';
import {
  type Field,
  formatQuery,
  jsonLogicAdditionalOperators,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';
import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import { corpus } from '../../../../../tests/data/schema-corpus.ts';
import { type Draft, draftsOf } from '../draft.ts';
import { toLibraryField } from '../libraryFields.ts';
import type { StartField } from '../schema/fields.ts';
import { readSchema } from '../schema/read.ts';
import type { Table } from '../schema/types.ts';
import { conditionOf, conditionsIn, partOf } from './conditions.ts';
import { converterOf, type Stored } from './convert.ts';
import { type Rows, readRows } from './readRows.ts';
import { RowStore } from './rowStore.ts';
import { sourceOf } from './source.ts';
import { readTables } from './sqliteFile.ts';
import { type StoredColumn, storedColumn } from './storage.ts';

for (const [name, operation] of Object.entries(jsonLogicAdditionalOperators)) {
  jsonLogic.add_operation(name, operation);
}

const always = async () => true;

interface Held {
  readonly store: RowStore;
  readonly notes: readonly string[];
  readonly fields: readonly Field[];
  readonly drafts: readonly Draft[];
  /** The rows as an application has them, with each value in the kind that its field compares. */
  readonly objects: readonly object[];
}

const rowTexts = ['amber', 'birch', 'cedar', 'amber ash', 'red birch', "o'hara"];

/** Values that a column with such a field could have. */
function valuesFor({ inputType, valueEditorType, values, matchModes }: StartField) {
  if (matchModes) return [];
  if (valueEditorType === 'checkbox') return [true, false, true];
  if (values) return values.map(({ name }) => name);
  const numbered = (text: (index: number) => string) => rowTexts.map((_, index) => text(index));
  switch (inputType) {
    case 'number':
      return [-2, 0, 1, 7.5, 20, 100];
    case 'bigint':
      return [-2n, 0n, 1n, 7n, 20n, 9_007_199_254_740_991n];
    case 'date':
      return numbered((index) => `2026-02-0${index + 1}`);
    case 'datetime-local':
      return numbered((index) => `2026-02-01T0${index + 1}:30`);
    case 'time':
      return numbered((index) => `0${index + 1}:30`);
    default:
      return rowTexts;
  }
}

/** Rows that a schema allows. The last one has nothing where that's allowed. */
function rowsFor(table: Table): Rows {
  const fields = draftsOf(table).map(({ field }) => field);
  const values = fields.map(valuesFor);
  const count = 7;
  return {
    count,
    *values(columns) {
      for (let row = 0; row < count; row += 1) {
        yield columns.map(({ index }) => {
          const own = values[index] ?? [];
          const isMissing = row === count - 1 && fields[index]?.operators?.includes('null');
          return isMissing ? null : own[row % own.length];
        });
      }
    },
    close: () => undefined,
  };
}

async function hold(rows: Rows, table: Table): Promise<Held> {
  const drafts = draftsOf(table);
  const columns = table.columns.map((column, index) =>
    storedColumn(column, (drafts[index] as Draft).field, index),
  );
  const { store, notes } = await RowStore.fill(rows, columns, always);
  const converters = columns.map((column) =>
    converterOf(
      column.storage,
      [...rows.values([column])].map(([value]) => value),
    ),
  );
  const objects = [...rows.values(columns)].map((values) => {
    const object = Object.create(null);
    for (const [index, column] of columns.entries()) {
      const { name } = (drafts[index] as Draft).field;
      put(
        object,
        name.split('.'),
        plain(converters[index]?.(values[index]) ?? null, column, drafts[index]?.field),
      );
    }
    return object;
  });
  return {
    store,
    notes,
    drafts,
    objects,
    // Whether values are valid doesn't matter here, and an invalid rule would be left out.
    fields: drafts.map(({ field: { constraints, ...field } }) => toLibraryField(field)),
  };
}

function put(
  object: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  value: unknown,
) {
  if (rest.length === 0) {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true });
    return;
  }
  if (!Object.hasOwn(object, key)) {
    Object.defineProperty(object, key, { value: {}, enumerable: true, configurable: true });
  }
  put(object[key] as Record<string, unknown>, rest, value);
}

/** Objects in lists as objects again. */
function plain(value: Stored, { storage }: StoredColumn, field?: StartField): unknown {
  if (storage === 'bigint' && typeof value === 'string') return BigInt(value);
  if (!Array.isArray(value) || typeof storage === 'string' || 'item' in storage) return value;
  return value.map((item: readonly Stored[]) => {
    const object = {};
    for (const [index, property] of (field?.subproperties ?? []).entries()) {
      put(object, property.name.split('.'), item[index]);
    }
    return object;
  });
}

/** Rules that compare what a field's values are, with each of its operators. */
function rulesFor(field: StartField, values: readonly unknown[]): RuleGroupType['rules'] {
  if (field.matchModes) {
    const items = values.flatMap((list) => (Array.isArray(list) ? list : []));
    const properties = field.subproperties ?? [
      { name: '', label: '', operators: ['=', 'contains'] },
    ];
    const inner = properties.flatMap((property) =>
      rulesFor(
        property,
        items.map((item) =>
          property.name === '' ? item : (item as Record<string, unknown>)?.[property.name],
        ),
      ),
    );
    return inner.flatMap((rule) =>
      [
        ...(['all', 'some', 'none'] as const).map((mode) => ({ mode })),
        ...(['atLeast', 'atMost', 'exactly'] as const).map((mode) => ({ mode, threshold: 1 })),
        { mode: 'atLeast' as const, threshold: 0.5 },
      ].map((match) => ({
        field: field.name,
        operator: '=',
        match,
        value: { combinator: 'and', rules: [rule] },
      })),
    );
  }
  const present = [
    ...new Set(values.filter((value) => value != null && !Array.isArray(value))),
    // The library puts a parameter with a line break into quotes.
  ]
    .filter((value) => !String(value).includes('\n'))
    .slice(0, 3);
  if (present.length === 0) return [];
  const texts = present.map((value) =>
    field.valueEditorType === 'checkbox' ? value : String(value),
  );
  const [first, second = first] = texts;
  const isNumber = field.inputType === 'number' || field.inputType === 'bigint';
  const range = [first, second].sort((a, b) =>
    isNumber ? Number(a) - Number(b) : `${a}` < `${b}` ? -1 : 1,
  );
  return (field.operators ?? []).flatMap((operator) => {
    if (/null/i.test(operator)) return [{ field: field.name, operator, value: null }];
    if (/between/i.test(operator)) return [{ field: field.name, operator, value: range }];
    if (/in$/i.test(operator)) return [{ field: field.name, operator, value: [first, second] }];
    const isPart = /contain|begin|end/i.test(operator);
    return (
      texts
        // In SQL, these two are wildcards.
        .filter((text) => !isPart || !/[%_]/.test(String(text)))
        .map((value) => ({
          field: field.name,
          operator,
          value: isPart ? String(value).slice(0, 3) : value,
        }))
    );
  });
}

const valueIn = (row: object, name: string) => jsonLogic.apply({ var: name }, row);

/** What JsonLogic finds, where a rule about a missing value isn't true, as in SQL. */
function expected({ objects, fields }: Held, query: RuleGroupType): readonly number[] {
  const logic = formatQuery(query, {
    format: 'jsonlogic',
    parseNumbers: 'strict-limited',
    fields: [...fields],
  });
  const rule = query.rules[0] as RuleType;
  return objects.flatMap((row, number) => {
    const isMissing = valueIn(row, rule.field) == null && !rule.match && rule.operator !== 'null';
    return !isMissing && jsonLogic.apply(logic as never, row) ? [number] : [];
  });
}

async function found({ store, fields }: Held, query: RuleGroupType): Promise<readonly number[]> {
  await store.filter(conditionOf(query, fields), always);
  return store.page('in', 0, 1000).map(({ number }) => number);
}

/** Compares what each operator of each field finds. Returns how many rules that were. */
async function compareAll(rows: Rows, table: Table): Promise<number> {
  const held = await hold(rows, table);
  let count = 0;
  for (const { field } of held.drafts) {
    const values = held.objects.map((row) => valueIn(row, field.name));
    for (const rule of rulesFor(field, values)) {
      const query = { combinator: 'and', rules: [rule] };
      expect(await found(held, query), JSON.stringify(rule)).toEqual(expected(held, query));
      count += 1;
    }
  }
  return count;
}

describe('a filter finds the rows that JsonLogic finds', () => {
  it.each(corpus)('with the fields of $name', async ({ text, kind }) => {
    const source = sourceOf(text, kind);
    const { tables } = await readSchema(text, kind);
    for (const table of tables) {
      const rows = source ? await readRows(source, table.name) : rowsFor(table);
      const count = await compareAll(rows, table);
      expect(count > 0 || table.columns.every(({ list }) => list), table.name).toBe(true);
    }
  });

  it('in an SQLite file', async () => {
    const { Database } = await initSqlJs();
    const database = new Database();
    database.run(`
      create table visits (id integer primary key, page text, paid boolean, cost numeric, at datetime, day date, ip, big bigint);
      insert into visits values
        (1, '/', 0, 1.5, '2024-01-01 10:00:00', '2024-01-01', 'a', 9007199254740994),
        (2, '/start', 1, 20, '2024-01-02 10:00:30', '2024-01-02', 7, 1),
        (3, '/', 1, null, null, '2024-01-03', null, -5);
    `);
    const file = new Blob([new Uint8Array(database.export())]);
    const [table] = (await readTables(file)).tables as [Table];
    const rows = await readRows({ kind: 'sqlite', file }, table.name);
    expect(await compareAll(rows, table)).toBeGreaterThan(50);
  });
});

describe('the store', () => {
  const holdText = async (text: string) => {
    const [table] = (await readSchema(text, 'csv')).tables as [Table];
    return hold(await readRows({ kind: 'csv', text }, table.name), table);
  };
  const rule = (field: string, operator: string, value: unknown) => ({ field, operator, value });

  it('runs nested groups on names with quotes, and on names that differ only in case', async () => {
    const held = await holdText('"a""b",A,a\n1,x,1\n2,y,2\n3,x,3\n4,y,4');
    const query: RuleGroupType = {
      combinator: 'or',
      rules: [
        rule('a"b', '=', '1'),
        { combinator: 'and', not: true, rules: [rule('A', '=', 'x'), rule('a', '<', '9')] },
      ],
    };
    expect(await found(held, query)).toEqual([0, 1, 3]);
  });

  it('compares two columns', async () => {
    const held = await holdText('a,b,c\n1,2,3\n2,2,1\n5,2,1');
    const compare = (operator: string, value: string) => ({
      combinator: 'and',
      rules: [{ field: 'a', operator, value, valueSource: 'field' as const }],
    });
    expect(await found(held, compare('=', 'b'))).toEqual([1]);
    expect(await found(held, compare('between', 'c,b'))).toEqual([1]);
  });

  it('says for each part of a query what it is for a row', async () => {
    const held = await holdText('a,b\n1,x\n,y');
    const part = partOf(
      {
        combinator: 'or',
        rules: [rule('a', '>', '1'), rule('b', '=', 'x'), rule('b', 'in', '')],
      },
      held.fields,
    );
    expect(part.parts?.map(({ condition }) => Boolean(condition))).toEqual([true, true, false]);
    expect(held.store.why(0, conditionsIn(part))).toEqual([true, false, true]);
    expect(held.store.why(1, conditionsIn(part))).toEqual([null, null, false]);
  });

  it('keeps what it found if the filter is stopped', async () => {
    const held = await holdText(`a,b\n${'1,x\n'.repeat(20_000)}`);
    const condition = conditionOf({ combinator: 'and', rules: [rule('b', '=', 'x')] }, held.fields);
    let pauses = 0;
    const result = await held.store.filter(condition, async () => {
      pauses += 1;
      return pauses < 2;
    });
    expect(result.found).toBe(result.checked);
    expect(result.checked).toBeLessThan(20_000);
    const { length } = held.store.page('all', 0, 20_000);
    expect(length).toBe(result.checked);
  });

  it('holds integers that JavaScript’s numbers would round', async () => {
    const held = await holdText('a,b\n9007199254740993,x\n9007199254740992,x');
    const query = { combinator: 'and', rules: [rule('a', '=', '9007199254740993')] };
    expect(await found(held, query)).toEqual([0]);
    expect(held.store.page('in', 0, 1)[0]?.values[0]).toBe('9007199254740993');
  });

  it('names values that don’t fit', async () => {
    const many = `${'1\n'.repeat(50_001)}large`;
    const { notes } = await holdText(`a\n${many}`.replaceAll('\n', ',x\n').replace('a,x', 'a,b'));
    expect(notes).toEqual([
      'In “a”, 1 value isn’t a number, and the filter treats that as missing. For example, row 50,002 has “large”.',
    ]);
  });
});
