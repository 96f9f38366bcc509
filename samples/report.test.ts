import { expect, it } from 'vitest';
import { latest } from '../releases/versions.ts';
import type { VersionReport } from './check.ts';
import { figuresOf, problemLines } from './report.ts';

const report: VersionReport = {
  version: { ...latest, label: 'Next', library: '9.0.0', alsoServes: ['8.0.0'] },
  fences: 12,
  typeChecked: 10,
  problems: [{ path: 'docs/a.mdx', line: 2, message: 'Wrong.' }],
};

it('sorts problems by place and joins the releases of one problem', () => {
  expect(
    problemLines([
      { path: 'docs/b.mdx', line: 3, message: 'Third.', release: '8.0.0' },
      { path: 'docs/a.mdx', line: 10, message: 'Second.', release: '8.0.0' },
      { path: 'docs/a.mdx', line: 10, message: 'Second.', release: '7.0.0' },
      { path: 'docs/a.mdx', line: 9, message: 'First.' },
      { path: 'docs', message: 'Zeroth.' },
    ]),
  ).toEqual([
    'docs: Zeroth.',
    'docs/a.mdx:9: First.',
    'docs/a.mdx:10: Second. [react-querybuilder 8.0.0, 7.0.0]',
    'docs/b.mdx:3: Third. [react-querybuilder 8.0.0]',
  ]);
});

it('counts what a version has', () => {
  expect(figuresOf(report)).toMatchObject({ releases: '9.0.0, 8.0.0', fences: 12, problems: 1 });
});
