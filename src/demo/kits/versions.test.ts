import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { versions } from './versions.ts';

it.each(Object.entries(versions))('%s is installed in release %s', (name, version) => {
  const folder = new URL(`../../../node_modules/${name}/`, import.meta.url);
  const { version: installed } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
  expect(installed).toBe(version);
});
