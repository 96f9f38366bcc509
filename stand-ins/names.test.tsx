import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as bulma from '@react-querybuilder/bulma';
import * as chakra from '@react-querybuilder/chakra';
import * as datetime from '@react-querybuilder/datetime/ui';
import * as fluent from '@react-querybuilder/fluent';
import * as tremor from '@react-querybuilder/tremor';
import { expect, test } from 'vitest';

const readPage = (name: string) =>
  readFileSync(join(import.meta.dirname, `../website/docs/${name}.mdx`), 'utf8');

test.each(
  Object.entries({ Bulma: bulma, 'Chakra UI': chakra, 'Fluent UI': fluent, Tremor: tremor }),
)('the stand-in for %s exports the names in the docs, and no other', (label, exported) => {
  const [, row = ''] =
    readPage('compat').split('export these names:')[1]?.split(`\n| ${label} |`) ?? [];
  const names = row.split('\n')[0]?.match(/\w+/g) ?? [];
  expect(names.sort()).toEqual(Object.keys(exported).sort());
});

test('the stand-in for date and time exports the components in the docs', () => {
  const [, section = ''] = readPage('utils/datetime').split('\n## Components');
  const names = section.split('\n## ')[0]?.match(/(?<=^\| `)\w+/gm) ?? [];
  expect(names).toHaveLength(6);
  expect(Object.keys(datetime)).toEqual(expect.arrayContaining(names));
});
