import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { corpus, corpusFolder } from '../../../../../tests/data/schema-corpus.ts';
import { detectKind } from './detect.ts';
import { fieldsFrom, type StartField } from './fields.ts';
import { readSchema } from './read.ts';
import type { Column, Table } from './types.ts';

/** A column as one line, so that a person can check it. */
const columnLine = ({
  path,
  name,
  kind,
  list,
  nullable,
  values,
  valuesFromData,
  target,
  constraints,
  items,
  line: _line,
  ...rest
}: Column): string[] => [
  [
    path,
    name !== path && !path.endsWith(`.${name}`) ? `(${name})` : '',
    `${kind}${list ? '[]' : ''}${nullable ? '?' : ''}`,
    values ? `${valuesFromData ? 'data' : 'one of'}: ${values.join(' | ')}` : '',
    target ? `→ ${target.table}${target.column === undefined ? '' : `.${target.column}`}` : '',
    Object.entries(constraints)
      .map(([limit, value]) => `${limit}=${value}`)
      .join(' '),
    rest.default === undefined ? '' : `default=${JSON.stringify(rest.default)}`,
  ]
    .filter(Boolean)
    .join('  '),
  ...(items ?? []).flatMap(columnLine).map((line) => `  ${line}`),
];

/** A field as one line, without what its column's line says. */
const fieldLine = ({
  name,
  label,
  inputType,
  valueEditorType,
  operators,
  values,
  ...rest
}: StartField): string[] => [
  [
    `${label || '(item)'}:`,
    valueEditorType ?? inputType ?? (rest.matchModes ? 'match modes' : 'text'),
    operators?.join(' '),
    values && `{ ${values.map((value) => value.label).join(' | ')} }`,
    rest.defaultValue === undefined ? '' : `starts with ${JSON.stringify(rest.defaultValue)}`,
    rest.constraints && `checks ${Object.keys(rest.constraints).join(' ')}`,
  ]
    .filter(Boolean)
    .join('  '),
  ...(rest.subproperties ?? []).flatMap(fieldLine).map((line) => `  ${line}`),
];

const tableText = (table: Table) => {
  const { name, columns, problems } = table;
  const fields = fieldsFrom(table).map(({ field }) => field);
  return [
    `## ${name}`,
    ...columns.flatMap(columnLine),
    ...problems.map(({ message, line }) => `! ${line ? `line ${line}: ` : ''}${message}`),
    '# Fields',
    ...fields.flatMap(fieldLine),
  ].join('\n');
};

/** After a change of a reader, run this with `-u`, and read what changed in the expected columns and fields. */
describe('the corpus', () => {
  it.each(corpus)('$name', async ({ name, text, kind }) => {
    const detected = detectKind(text);
    const { tables, problems } = await readSchema(text, kind);
    const seen = [
      detected.kind ? `Kind: ${kind}` : detected.message,
      ...problems.map(({ message, line }) => `! ${line ? `line ${line}: ` : ''}${message}`),
      ...tables.map(tableText),
    ];
    await expect(`${seen.join('\n\n')}\n`).toMatchFileSnapshot(
      join(corpusFolder, `${name}.expected.txt`),
    );
  });
});
