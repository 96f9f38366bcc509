import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openCache } from './cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-markdown-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'deep/cache.json');

/** Whether the cache makes the value of an input again. */
function made(input: string, context: string, saves = true): boolean {
  let isMade = false;
  const cache = openCache<string>(file, context);
  cache.get(input, () => {
    isMade = true;
    return input;
  });
  if (saves) cache.save();
  return isMade;
}

it('makes a thing once for an input and a context', () => {
  expect(made('a', 'x')).toBe(true);
  expect(made('a', 'x')).toBe(false);
  expect(made('a', 'y', false)).toBe(true);
  expect(made('b', 'x')).toBe(true);
  // What was not asked for is forgotten.
  expect(made('a', 'x')).toBe(true);
});

it('starts over when the file is damaged', () => {
  writeFileSync(file, '{"a":');
  expect(made('a', 'x')).toBe(true);
});
