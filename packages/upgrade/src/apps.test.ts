import { readFileSync } from 'node:fs';
import { diffLines } from 'diff';
import { describe, expect, it } from 'vitest';
import { targetsNamed } from '../../../library/targets.ts';
import { checkTypes } from '../../../samples/types.ts';
import { applyEdits, scan } from './scan.ts';

/**
 * Applications for old releases: the majors, the releases that they compile with, and how many places
 * the scan finds and edits, and how many lines a person then has to write.
 */
const apps = [
  { name: 'v3-orders', from: '3.12.1', to: '4.5.3', found: 3, edited: 0, byHand: 4 },
  { name: 'v4-drag', from: '4.5.3', to: '8.24.1', found: 2, edited: 1, byHand: 8 },
  { name: 'v5-editor', from: '5.4.1', to: '6.5.5', found: 2, edited: 1, byHand: 2 },
  { name: 'v6-import', from: '6.5.5', to: '8.24.1', found: 5, edited: 3, byHand: 2 },
  { name: 'v6-typed', from: '6.5.5', to: '7.7.1', found: 4, edited: 1, byHand: 13 },
  { name: 'v7-context', from: '7.7.1', to: '8.24.1', found: 2, edited: 1, byHand: 0 },
] as const;

const read = (name: string, side: string) =>
  readFileSync(new URL(`../apps/${name}/${side}.tsx.txt`, import.meta.url), 'utf8');

function problemsOf(code: string, release: string) {
  const [target] = targetsNamed(release);
  if (!target) throw new Error(`There is no release ${release}.`);
  const unit = { id: 'app', folder: 'app', file: 'App.tsx', code, siblings: {}, entry: true };
  return checkTypes({ target, units: [unit] }).get('app');
}

describe.each(apps)('$name, from $from to $to', ({ name, from, to, ...expected }) => {
  const before = read(name, 'before');
  const after = read(name, 'after');

  it('compiles before with the old release, and after with the new one', () => {
    expect(problemsOf(before, from)).toEqual([]);
    expect(problemsOf(after, to)).toEqual([]);
  });

  it('has the places that are listed', () => {
    const result = scan(before, Number.parseInt(from, 10), Number.parseInt(to, 10));
    if ('problem' in result) throw new Error(result.problem);
    const { code, applied } = applyEdits(before, result.findings);
    const byHand = diffLines(code, after)
      .filter(({ added }) => added)
      .reduce((sum, { count }) => sum + count, 0);
    expect({ found: result.findings.length, edited: applied.length, byHand }).toEqual(expected);
  });
});
