import type { Field, RuleType } from 'react-querybuilder';
import * as library from 'react-querybuilder';
import { describe, expect, it, test } from 'vitest';
import { majorOf } from '../../../../releases/releases.ts';
import { targetsNamed } from '../../../../releases/targets.ts';
import { documentedReleases, latest } from '../../../../releases/versions.ts';
import { checkTypes } from '../../../../samples/types.ts';
import { runModule } from '../../../../tests/data/run-module.ts';
import { type EditorName, editorOf, editors, valuesText, withEditor, withValues } from './draft.ts';
import { examples } from './examples.ts';
import { fieldsModule } from './fieldsModule.ts';
import { toLibraryField } from './libraryFields.ts';
import { detectKind } from './schema/detect.ts';
import { fieldsFrom, forRelease, type StartField } from './schema/fields.ts';
import { readSchema } from './schema/read.ts';

/** The fields of the module that the page offers. */
const run = (code: string) =>
  runModule<{ readonly fields: readonly Field[] }>(code, library).fields;

async function fieldsOf(text: string, release = latest.library): Promise<readonly StartField[]> {
  const { kind } = detectKind(text);
  if (!kind) throw new Error('The example isn’t recognized.');
  const { tables, problems } = await readSchema(text, kind);
  expect(problems).toEqual([]);
  const [table] = tables;
  return table ? fieldsFrom(table).map((made) => forRelease(made, release).field) : [];
}

/** What is left of a field without its functions, and what they answer. */
function answersOf(field: Field): object {
  const { subproperties = [], validator, valueEditorType, ...rest } = field;
  const rule = (operator: string, value: unknown): RuleType => ({
    field: field.name,
    operator,
    value,
  });
  const values = ['', '0', '-1', '12.5', 'x', 'x'.repeat(21), ['1', ''], '5,x'];
  return {
    rest,
    items: (subproperties as readonly Field[]).map(answersOf),
    editors:
      typeof valueEditorType === 'function'
        ? ['=', 'in', 'notIn'].map((operator) => valueEditorType(operator))
        : valueEditorType,
    checks: ['=', 'contains', 'between', 'null'].map((operator) =>
      values.map((value) => validator?.(rule(operator, value))),
    ),
  };
}

describe.for(examples)('the example of $label', ({ kind, text }) => {
  test('is recognized', () => {
    expect(detectKind(text)).toEqual({ kind });
  });

  test('becomes code whose fields are those of the builder on the page', async () => {
    const fields = await fieldsOf(text);
    expect(fields.length).toBeGreaterThan(4);
    const shown = fields.map(toLibraryField);
    const copied = run(fieldsModule(fields, latest.library));
    expect(copied.map(answersOf)).toEqual(shown.map(answersOf));
  });
});

test.for(documentedReleases.filter((release) => majorOf(release) > 3))(
  'the code of every example has the types of %s',
  { timeout: 60_000 },
  async (release) => {
    const [target] = targetsNamed(release);
    if (!target) throw new Error(`${release} isn’t installed.`);
    const units = await Promise.all(
      examples.map(async ({ label, text }) => ({
        ...{ id: label, folder: label, file: 'fields.ts', siblings: {}, entry: true },
        code: fieldsModule(await fieldsOf(text, release), release),
      })),
    );
    const problems = [...checkTypes({ target, units })].map(([id, one]) => [id, one.problems]);
    expect(problems).toEqual(examples.map(({ label }) => [label, []]));
  },
);

it('checks the limits of the schema, except for a part of a value', async () => {
  const fields = run(fieldsModule(await fieldsOf(examples[0]?.text ?? ''), latest.library));
  const check = (name: string, operator: string, value: unknown) =>
    fields.find((field) => field.name === name)?.validator?.({ field: name, operator, value });
  const wrong = { valid: false, reasons: ['This value isn’t allowed.'] };
  expect(check('weight_kg', '=', '0')).toEqual(wrong);
  expect(check('weight_kg', 'between', '1,-1')).toEqual(wrong);
  expect(check('weight_kg', 'between', '1,2')).toBe(true);
  expect(check('tracking_no', '=', 'x'.repeat(21))).toEqual(wrong);
  expect(check('tracking_no', 'contains', 'x'.repeat(21))).toBe(true);
});

describe('a changed field', () => {
  const field: StartField = { name: 'a', label: 'A', inputType: 'number', operators: ['='] };

  it.each(Object.keys(editors) as EditorName[])('can have the editor %s', (editor) => {
    const changed = withEditor(field, editor);
    expect(editorOf(changed)).toBe(editor);
    expect(changed).toMatchObject({ name: 'a', label: 'A' });
    expect(changed.operators?.length).toBeGreaterThan(0);
  });

  it('has the values that are written, each once', () => {
    const list = withEditor(field, 'select');
    const changed = withValues(list, 'new\n\n us = United States \nnew');
    expect(changed.values).toEqual([
      { name: 'new', label: 'new' },
      { name: 'us', label: 'United States' },
    ]);
    expect(valuesText(changed)).toBe('new\nus = United States');
  });
});
