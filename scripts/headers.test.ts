import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { headersFor, recommendedPolicy } from './headers.mjs';

it('recommends in the README the policy that the tests send', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`\n${recommendedPolicy}\n`);
});

it.each([
  ['/assets/js/main.abc.js', 'immutable'],
  ['/play/frame.abc.js', 'immutable'],
  ['/play/manifest.json', 'no-cache'],
  ['/docs/intro', 'no-cache'],
])('has browsers keep %s: %s', (path, cache) => {
  expect(headersFor(path)['Cache-Control']).toContain(cache);
});
