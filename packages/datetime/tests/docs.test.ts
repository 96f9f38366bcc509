import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import jsonLogic from 'json-logic-js';
import * as library from 'react-querybuilder';
import { transform } from 'sucrase';
import { describe, expect, test } from 'vitest';
import { folderOf } from '../../../site/pages.ts';
import { latestVersion } from '../../../site/versions.ts';
import * as datetime from '../src/index.ts';
import * as jsdate from '../src/jsdate.ts';

// The checker of the docs' samples knows only what is on the registry, so they run here.
const pages = ['current', latestVersion].map((name) => `${folderOf(name)}/utils/datetime.mdx`);
const root = new URL('../../../', import.meta.url);
const fence = /^```ts title="(datetime-[\w.-]+)" nocheck=[^\n]*\n(.*?)^```$/gms;

const modules: Readonly<Record<string, unknown>> = {
  '@react-querybuilder/datetime': datetime,
  '@react-querybuilder/datetime/jsdate': jsdate,
  'json-logic-js': { __esModule: true, default: jsonLogic },
  'react-querybuilder': library,
};

/** What a sample prints. */
function run(code: string): readonly string[] {
  const printed: string[] = [];
  const print = (value: unknown) =>
    printed.push(typeof value === 'string' ? value : inspect(value));
  const { code: script } = transform(code, { transforms: ['typescript', 'imports'] });
  new Function('require', 'exports', 'console', script)(
    (name: string) => modules[name],
    {},
    { log: print },
  );
  return printed;
}

const claims = (code: string) =>
  [...code.matchAll(/\/\/ => (.*)$/gm)].map(([, claim = '']) => claim);

describe.each(pages)('%s', (page) => {
  const samples = [...readFileSync(new URL(page, root), 'utf8').matchAll(fence)];

  test('has samples', () => {
    expect(samples.length).toBe(4);
  });

  test.each(samples.map(([, title = '', code = '']) => ({ title, code })))('$title', ({ code }) => {
    expect(run(code)).toEqual(claims(code));
  });
});
