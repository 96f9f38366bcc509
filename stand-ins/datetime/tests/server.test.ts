import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../src');

/** The build replaces the library with the core, which has the same entry points and no components. */
test('the processors run where only the core is installed', () => {
  const imported = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.|\bui\b/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /^(?:import|export) (?!type )[^;]*? from '(react[^']*)'/gm,
      ),
    ])
    .map(([, specifier]) => specifier);
  expect([...new Set(imported)].sort()).toEqual([
    'react-querybuilder/formatQuery',
    'react-querybuilder/transformQuery',
  ]);
});
