import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsonLogic from 'json-logic-js';
import { formatQuery, jsonLogicAdditionalOperators, type RuleType } from 'react-querybuilder';
import initSqlJs, { type SqlJsStatic } from 'sql.js';
import { beforeAll, expect, it } from 'vitest';
import { latest } from '../../../../releases/versions.ts';
import { identifier } from '../../demo/client/engines/sql.ts';
import { toLibraryField } from './libraryFields.ts';
import { decode } from './schema/decode.ts';
import { detectKind } from './schema/detect.ts';
import { fieldsFrom, type StartField } from './schema/fields.ts';
import { readSchema } from './schema/read.ts';
import { databases } from './take/server.ts';

for (const [name, operation] of Object.entries(jsonLogicAdditionalOperators)) {
  jsonLogic.add_operation(name, operation);
}

const folder = join(import.meta.dirname, 'schema/corpus');
const files = readdirSync(folder).filter((file) => !file.endsWith('.expected.txt'));
const words = ['amber', 'birch', 'cedar', 'amber ash', 'red birch', "o'hara"];

type Value = string | number | boolean | bigint;

/** Values that a column with such a field could have. */
function valuesFor({ inputType, valueEditorType, values }: StartField): readonly Value[] {
  if (valueEditorType === 'checkbox') return [true, false, true];
  if (values) return values.map(({ name }) => name);
  const numbered = (text: (index: number) => Value) => words.map((_, index) => text(index));
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
      return words;
  }
}

function rulesFor(field: StartField, values: readonly Value[]): readonly RuleType[] {
  const [low = '', high = low] = values.slice(1, 3);
  // A text input has strings. Those of the other two have values.
  const asEntered = (value: Value) => (typeof value === 'number' ? String(value) : value);
  return (field.operators ?? []).map((operator) => {
    const rule = { field: field.name, operator };
    if (/null/i.test(operator)) return { ...rule, value: null };
    if (/between|in$/i.test(operator)) return { ...rule, value: [asEntered(low), asEntered(high)] };
    const isPart = /contain|begin|end/i.test(operator);
    return { ...rule, value: isPart ? String(low).slice(0, 3) : asEntered(low) };
  });
}

let sqlite: SqlJsStatic;
beforeAll(async () => {
  sqlite = await initSqlJs();
});

/** The rules of a table whose SQL finds other rows than their JsonLogic. */
function differences(all: readonly StartField[]): { count: number; wrong: string[] } {
  // Lists are arrays, which SQLite lacks.
  const fields = all.filter(({ matchModes }) => !matchModes);
  if (fields.length === 0) return { count: 0, wrong: [] };
  const database = new sqlite.Database();
  const columns = fields.map(({ name, inputType }) =>
    [identifier(name), inputType === 'number' || inputType === 'bigint' ? 'numeric' : ''].join(' '),
  );
  database.run(`create table t (row integer primary key, ${columns.join(', ')})`);
  const values = fields.map(valuesFor);
  const rows = Array.from({ length: 7 }, (_, row) =>
    values.map((one, at) =>
      row === 6 && fields[at]?.operators?.includes('null') ? null : (one[row % one.length] ?? null),
    ),
  );
  const insert = database.prepare(`insert into t values (${['?', ...columns.map(() => '?')]})`);
  for (const [row, cells] of rows.entries())
    insert.run([
      row,
      ...cells.map((cell) => (typeof cell === 'string' || cell === null ? cell : Number(cell))),
    ]);
  insert.free();
  // Whether values are valid doesn't matter here, and an invalid rule would be left out.
  const libraryFields = fields.map(toLibraryField).map(({ validator: _, ...field }) => field);
  const shared = { fields: libraryFields, parseNumbers: 'strict-limited' } as const;
  // The library leaves quotes within a name to the application.
  const quoted = (name: string) => name.replaceAll('"', '""');
  const quotedFields = libraryFields.map((field) => ({ ...field, name: quoted(field.name) }));
  const rules = fields.flatMap((field, at) =>
    rulesFor(field, values[at] ?? []).map((rule) => ({ rule, at })),
  );
  const wrong = rules.flatMap(({ rule, at }) => {
    const query = { combinator: 'and', rules: [rule] };
    const sql = formatQuery(
      { combinator: 'and', rules: [{ ...rule, field: quoted(rule.field) }] },
      { ...shared, fields: quotedFields, format: 'sql', ...databases.sqlite.options },
    );
    const logic = formatQuery(query, { ...shared, format: 'jsonlogic' });
    const found = database.exec(`select row from t where ${sql} order by row`)[0]?.values.flat();
    // JsonLogic reads dots as levels, and in SQL a rule about a missing value isn't true.
    const expected = rows.flatMap((cells, row) => {
      const cell = cells[at] ?? null;
      const isOut = cell === null && rule.operator !== 'null';
      const named = rule.field
        .split('.')
        .reduceRight<unknown>((inner, key) => ({ [key]: inner }), cell);
      return !isOut && jsonLogic.apply(logic as never, named) ? [row] : [];
    });
    return JSON.stringify(found ?? []) === JSON.stringify(expected)
      ? []
      : [`${rule.operator} ${sql}: ${found} instead of ${expected}`];
  });
  database.close();
  return { count: rules.length, wrong };
}

it.each(files)('SQLite finds what JsonLogic finds: %s', async (file) => {
  const text = decode(readFileSync(join(folder, file)));
  const { tables } = await readSchema(text, detectKind(text).kind ?? 'csv');
  for (const table of tables) {
    const fields = fieldsFrom(table, latest.library).map(({ field }) => field);
    const { count, wrong } = differences(fields);
    expect(wrong, table.name).toEqual([]);
    expect(count > 0 || fields.every(({ matchModes }) => matchModes), table.name).toBe(true);
  }
});
