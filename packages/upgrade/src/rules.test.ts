import { describe, expect, it } from 'vitest';
import { probedReleases } from '../../../releases/behavior/history.ts';
import { majorOf } from '../../../releases/releases.ts';
import { targetsNamed } from '../../../releases/targets.ts';
import { checkTypes } from '../../../samples/types.ts';
import { rules } from './rules.ts';
import { applyEdits, scan } from './scan.ts';

const majors = [...new Set(rules.map(({ major }) => major))];

/** What the compiler finds in files, by name, with the last release of a major version. */
function problemsWith(
  major: number,
  files: readonly (readonly [id: string, code: string, file?: string])[],
) {
  const release = probedReleases.find((one) => majorOf(one) === major) ?? '';
  const [target] = targetsNamed(release);
  if (!target) throw new Error(`There is no release of v${major}.`);
  return checkTypes({
    target,
    units: files.map(([id, code, file = 'App.tsx']) => ({
      ...{ id, code, file, folder: id, siblings: {}, entry: true },
    })),
  });
}

it('has rules with unique ids', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

describe.each(majors)('to v%i', (major) => {
  const own = rules.filter((rule) => rule.major === major);
  const old = problemsWith(
    major - 1,
    own.map(({ id, example }) => [id, example.before, example.file]),
  );
  const current = problemsWith(
    major,
    own.map(({ id, example }) => [id, example.after, example.file]),
  );

  it.each(own.map((rule) => [rule.id, rule] as const))('%s', (id, { example, match }) => {
    // The packages for Chakra UI aren't installed.
    const compiled = [old, current].map((problems) =>
      problems.get(id)?.problems.filter(({ message }) => !message.includes('/chakra')),
    );
    expect(compiled, 'the code before and after, each with its release').toEqual([[], []]);

    const result = scan(example.before, major - 1, major, example.file);
    if ('problem' in result) throw new Error(result.problem);
    expect(result.findings.map(({ rule }) => rule)).toContain(id);
    const { code, applied } = applyEdits(example.before, result.findings);
    const isEditable =
      (match.kind === 'module' && match.module !== undefined) ||
      match.kind === 'type-argument' ||
      (match.kind === 'export' && (match.rename ?? match.module) !== undefined);
    expect(applied.some(({ rule }) => rule === id)).toBe(isEditable);
    if (isEditable) expect(code).toBe(example.after);
  });
});
