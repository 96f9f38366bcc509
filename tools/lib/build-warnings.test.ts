import { expect, it } from 'vitest';
import { findWarnings } from './build-warnings.mjs';

it('finds none in the log of a clean build', () => {
  const log = `[INFO] [en] Creating an optimized production build...

[SUCCESS] Generated static files in "build".
[INFO] Use \`npm run serve\` command to test your build locally, warning: none.
`;
  expect(findWarnings(log)).toEqual([]);
});

it('finds each warning of Docusaurus with its explanation', () => {
  const log = `[INFO] [en] Creating an optimized production build...
[WARNING] Duplicate routes found!
- Attempting to create page at /a, but a page already exists at this route.
This could lead to non-deterministic routing behavior.
[WARNING] Docusaurus found broken anchors!

Exhaustive list of all broken anchors found:
- Broken anchor on source page path = /docs/intro:
   -> linking to #nowhere (resolved as: /docs/intro#nowhere)

[SUCCESS] Generated static files in "build".
[INFO] Use \`npm run serve\` command to test your build locally.
`;
  const warnings = findWarnings(log);
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toContain('Attempting to create page at /a');
  expect(warnings[1]).toMatch(/broken anchors![\s\S]*linking to #nowhere[^\n]*$/);
});

it.each([
  '[WARNING] {"message":"  ⚠ ESModulesLinkingWarning: export \'foo\' was not found"}',
  '(node:412) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
  '(node:412) ExperimentalWarning: Type stripping is new',
  '  ⚠ Compiled with warnings',
  'warning: Browserslist is old',
  'WARN something',
])('recognizes %s as a warning', (line) => {
  expect(findWarnings(`[INFO] Building\n${line}\n`)).toEqual([line.trim()]);
});
