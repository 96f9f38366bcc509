import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as bulma from '@react-querybuilder/bulma';
import * as chakra from '@react-querybuilder/chakra';
import * as fluent from '@react-querybuilder/fluent';
import * as tremor from '@react-querybuilder/tremor';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../website/docs/compat.mdx'), 'utf8');

test.each(
  Object.entries({ Bulma: bulma, 'Chakra UI': chakra, 'Fluent UI': fluent, Tremor: tremor }),
)('the stand-in for %s exports the names in the docs, and no other', (label, exported) => {
  const [, row = ''] = page.split('export these names:')[1]?.split(`\n| ${label} |`) ?? [];
  const names = row.split('\n')[0]?.match(/\w+/g) ?? [];
  expect(names.sort()).toEqual(Object.keys(exported).sort());
});
