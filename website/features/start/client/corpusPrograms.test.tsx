import { renderToString } from 'react-dom/server';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { beforeAll, expect, it } from 'vitest';
import { targetsNamed } from '../../../../releases/targets.ts';
import { latest } from '../../../../releases/versions.ts';
import { checkTypes } from '../../../../samples/types.ts';
import { corpus } from '../../../../tests/data/schema-corpus.ts';
import { kits } from '../../../kits/kits.ts';
import { defaultOptions } from '../../demo/client/options.ts';
import { fieldsModule } from './fieldsModule.ts';
import { toLibraryField } from './libraryFields.ts';
import { fieldsFrom, type StartField } from './schema/fields.ts';
import { readSchema } from './schema/read.ts';
import { startProject } from './take/project.ts';

interface Program {
  readonly id: string;
  readonly fields: readonly StartField[];
}

let programs: readonly Program[];
beforeAll(async () => {
  const found = await Promise.all(
    corpus.map(async ({ name, text, kind }) => {
      const { tables } = await readSchema(text, kind);
      return tables.map((table, index) => ({
        id: `${name} ${index} ${table.name}`,
        fields: fieldsFrom(table).map(({ field }) => field),
      }));
    }),
  );
  programs = found.flat().filter(({ fields }) => fields.length > 0);
});

it('becomes code with the types of the release', { timeout: 60_000 }, () => {
  const [target] = targetsNamed(latest.library);
  if (!target) throw new Error('The release isn’t installed.');
  const units = programs.map(({ id, fields }, index) => ({
    ...{ id, folder: `program-${index}`, file: 'fields.ts', siblings: {}, entry: true },
    code: fieldsModule(fields, latest.library),
  }));
  const wrong = [...checkTypes({ target, units })].filter(
    ([, { problems }]) => problems.length > 0,
  );
  expect(wrong.map(([id, { problems }]) => [id, problems])).toEqual([]);
});

it('becomes a project with each kit that has these fields', () => {
  for (const { id } of kits) {
    const [{ fields }] = programs as [Program];
    const shared = { fields, query: { combinator: 'and', rules: [] }, release: latest.library };
    const files = startProject(shared, { kit: id });
    expect(files['src/fields.ts'], id).toBe(fieldsModule(fields, latest.library));
    expect(files['src/App.tsx'], id).toContain("import { fields } from './fields';");
    expect(files['package.json']?.includes(`"@react-querybuilder/${id}"`), id).toBe(id !== 'plain');
  }
});

it('becomes a project with the chosen options', () => {
  const [{ fields }] = programs as [Program];
  const shared = { fields, query: { combinator: 'and', rules: [] }, release: latest.library };
  const options = { ...defaultOptions, showCloneButtons: true };
  const files = startProject(shared, { kit: 'plain', options });
  expect(files['src/fields.ts']).toBe(fieldsModule(fields, latest.library));
  expect(files['src/App.tsx']).toContain('showCloneButtons');
});

it('becomes a builder that shows a rule for each field and operator', { timeout: 60_000 }, () => {
  const wrong = programs.filter(({ fields }) => {
    const rules = fields.flatMap(({ name, operators = ['='], values }) =>
      operators.map((operator) => ({ field: name, operator, value: values?.[0]?.name ?? '' })),
    );
    const query: RuleGroupType = { combinator: 'and', rules };
    const html = renderToString(
      <QueryBuilder fields={fields.map(toLibraryField)} query={query} onQueryChange={() => {}} />,
    );
    return (html.match(/data-testid="rule"/g) ?? []).length !== rules.length;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
