import type * as library from 'react-querybuilder';
import * as formats from 'react-querybuilder/formatQuery';
import { describe, expect, it, test } from 'vitest';
import { majorOf } from '../../../../../releases/releases.ts';
import { targetsNamed } from '../../../../../releases/targets.ts';
import { latest } from '../../../../../releases/versions.ts';
import { checkTypes } from '../../../../../samples/types.ts';
import { runModule } from '../../../../../tests/data/run-module.ts';
import { pack } from '../../../demo/client/address/pack.ts';
import type { StartField } from '../schema/fields.ts';
import { newColumn } from '../schema/types.ts';
import { readLink, releases, type Shared, withoutData, writeLink } from './link.ts';
import { startProject } from './project.ts';
import { type Database, serverModule } from './server.ts';

const fields: readonly StartField[] = [
  { name: 'Due.Date', label: 'Due', inputType: 'date', operators: ['=', 'between'] },
  {
    ...{ name: 'state', label: 'State', valueEditorType: 'select', operators: ['=', 'in'] },
    values: [{ name: "o'k", label: 'OK' }],
    defaultValue: "o'k",
  },
  {
    name: 'size',
    label: 'Größe 😀',
    inputType: 'number',
    operators: ['<'],
    constraints: { min: 0 },
  },
];

const query: library.RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'one', field: 'Due.Date', operator: '=', value: '2026-01-02' }],
};

const shared: Shared = { fields, query, release: latest.library };

describe('a link', () => {
  it('has no values that only the reader’s rows have', () => {
    const column = newColumn('state', { values: ["o'k"] });
    expect(withoutData(fields, [column])).toEqual(fields);
    const [, state] = withoutData(fields, [{ ...column, valuesFromData: true }]);
    expect(state).toEqual({ name: 'state', label: 'State', operators: ['=', 'in'] });
  });

  it('restores the fields and the query', async () => {
    expect(await readLink((await writeLink(shared)) ?? '')).toEqual(shared);
  });

  it('isn’t written if the address would be too long', async () => {
    const many = Array.from({ length: 3_000 }, (_, index) => ({
      name: `${index} ${Math.sin(index)}`,
      label: `${Math.cos(index)}`,
    }));
    expect(await writeLink({ ...shared, fields: many })).toBeUndefined();
  });

  it.each(['', '#fields=', '#fields=1.x', '#fields=2.x', '#builder'])(
    'that is damaged restores nothing: %j',
    async (hash) => {
      expect(await readLink(hash)).toBeUndefined();
    },
  );

  it('that somebody forged can’t put code into fields', async () => {
    const forged = {
      ...shared,
      fields: [
        { name: 'a', label: 'A', constraints: { min: '0 || alert()', max: 5 }, onClick: 'x' },
        { name: 'a', label: 'Twice' },
        { name: 1, label: 'B' },
      ],
    };
    expect((await readLink(`#fields=1.${await pack(forged)}`))?.fields).toEqual([
      { name: 'a', label: 'A', constraints: { max: 5 } },
    ]);
  });
});

const toSqlOf = (database: Database, own = fields) =>
  runModule<{ toSql: (given: unknown) => unknown }>(serverModule(own, database), formats).toSql;

describe('the module for the server', () => {
  it.each([
    ['postgresql', '("Due.Date" = $1)'],
    ['mysql', '(`Due.Date` = ?)'],
    ['sqlite', '("Due.Date" = ?)'],
    ['mssql', '([Due.Date] = @p1)'],
  ] as const)('quotes names and counts parameters as %s does', (database, sql) => {
    expect(toSqlOf(database)(query)).toMatchObject({ sql, params: ['2026-01-02'] });
  });

  it.each([
    ['postgresql', '"', '("a""b" = $1)'],
    ['mysql', '`', '(`a``b` = ?)'],
    ['mssql', ']', '([a]]b] = @p1)'],
  ] as const)('doubles what closes a name: %s', (database, quote, sql) => {
    const name = `a${quote}b`;
    const toSql = toSqlOf(database, [{ name, label: name, operators: ['='] }]);
    const rules = [{ field: name, operator: '=', value: 1 }];
    expect(toSql({ combinator: 'and', rules })).toMatchObject({ sql });
  });

  it.each([
    ['an unknown column', { field: '1=1) --', operator: '=', value: 1 }],
    ['an inherited name', { field: 'constructor', operator: '=', value: 1 }],
    ['an operator of another column', { field: 'size', operator: '=', value: 1 }],
    ['a column as the value', { field: 'size', operator: '<', value: 'x', valueSource: 'field' }],
    ['an object as the value', { field: 'size', operator: '<', value: { a: 1 } }],
  ])('refuses %s', (_, rule) => {
    expect(() => toSqlOf('sqlite')({ combinator: 'and', rules: [rule] })).toThrow();
  });

  it('refuses a combinator that is SQL', () => {
    expect(() => toSqlOf('sqlite')({ combinator: 'or 1=1 or', rules: [] })).toThrow();
  });
});

test.for(releases)('the project has the types of %s', { timeout: 60_000 }, (release) => {
  const [target] = targetsNamed(release);
  if (!target) throw new Error(`${release} isn’t installed.`);
  const files = startProject({ ...shared, release });
  const unit = (path: string, siblings: Readonly<Record<string, string>>) => ({
    ...{ id: path, folder: 'project', file: path.replace('src/', ''), siblings, entry: true },
    code: files[path] ?? '',
  });
  const server = {
    ...{ id: 'server', folder: 'server', file: 'server.ts', siblings: {}, entry: true },
    code: serverModule(fields, 'mssql'),
  };
  const units = [
    unit('src/App.tsx', { 'fields.ts': files['src/fields.ts'] ?? '' }),
    ...(majorOf(release) >= 8 ? [server] : []),
  ];
  const problems = [...checkTypes({ target, units })].map(([id, one]) => [id, one.problems]);
  expect(problems).toEqual(units.map(({ id }) => [id, []]));
  expect(files['package.json']).toContain(`"react-querybuilder": "${release}"`);
});
