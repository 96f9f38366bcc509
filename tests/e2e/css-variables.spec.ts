import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildFolder } from '../fixture/paths.ts';

/** The site's stylesheets and scripts; scripts contain styles of elements, and stylesheets that are added later. */
const texts = ['css', 'js'].flatMap((kind) => {
  const folder = join(buildFolder, 'assets', kind);
  return readdirSync(folder)
    .filter((file) => file.endsWith(kind))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
});

const namesIn = (pattern: RegExp): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** Infima's own slip, in a rule for images that the site doesn't have. */
const neverDefined = ['--image-alignment-padding'];

it('uses no undefined variable without a fallback', () => {
  const defined = new Set(namesIn(/(--[\w-]+)["']?\s*[:,]/g));
  const used = new Set(namesIn(/var\(\s*(--[\w-]+)\s*\)/g));
  expect([...used].filter((name) => !defined.has(name))).toEqual(neverDefined);
});
