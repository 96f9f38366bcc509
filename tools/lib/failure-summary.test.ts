import { expect, it } from 'vitest';
import { failureLines } from './failure-summary.mjs';

const testGate = (name: string) => ({
  name,
  run: ['run', '--silent', `check:${name}`, '--'],
  takesTestFile: true,
});

it('names the failed tests, and how to run the file of the first', () => {
  const log = `
 ✓ |e2e| e2e/home.spec.ts (3 tests) 812ms

 FAIL  |e2e| e2e/scroll.spec.ts > a link > goes to its heading
Error: expect(received).toBe(expected)
 FAIL  |e2e| e2e/fonts.spec.ts > '/' has 9 at most
`;
  expect(failureLines(testGate('e2e'), log)).toEqual([
    'e2e/scroll.spec.ts > a link > goes to its heading',
    "e2e/fonts.spec.ts > '/' has 9 at most",
    'Run only this: npm run check:e2e -- e2e/scroll.spec.ts',
  ]);
});

it('names an error that no test waited for', () => {
  const log = `
 ✓ |e2e| e2e/fonts.spec.ts (4 tests) 7358ms

⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯
Error: response.body: Target page, context or browser has been closed
 ❯ _Page.<anonymous> tests/e2e/search-bytes.spec.ts:28:22

This error originated in "tests/e2e/search-bytes.spec.ts" test file. It doesn't mean the error was thrown there.

`;
  expect(failureLines(testGate('e2e'), log)).toEqual([
    'e2e/search-bytes.spec.ts, outside its tests: Error: response.body: Target page, context or browser has been closed',
    'Run only this: npm run check:e2e -- e2e/search-bytes.spec.ts',
  ]);
});

it('counts the tests that it has no lines for', () => {
  const log = ['a', 'b', 'c', 'd', 'e'].map((name) => ` FAIL  ${name}.test.ts > works`).join('\n');
  expect(failureLines(testGate('unit'), log)).toEqual([
    'a.test.ts > works',
    'b.test.ts > works',
    'and 3 more tests',
    'Run only this: npm run check:unit -- a.test.ts',
  ]);
});

it('shows the last lines of a check without tests, shortened', () => {
  const log = `one\ntwo\nthree\n\n${'x'.repeat(200)}\n`;
  expect(failureLines({ name: 'links', run: ['exec', 'links'] }, log)).toEqual([
    'two',
    'three',
    `${'x'.repeat(159)}…`,
    'Run only this: npm run check -- links',
  ]);
});
