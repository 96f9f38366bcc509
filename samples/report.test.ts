import { expect, it } from 'vitest';
import { latest } from '../releases/versions.ts';
import type { VersionReport } from './check.ts';
import { extractFences } from './extract.ts';
import { figuresOf, missingPreviewLines, problemLines, uncheckedLines } from './report.ts';

const report: VersionReport = {
  version: { ...latest, label: 'Next', library: '9.0.0', alsoServes: ['8.0.0'] },
  fences: 12,
  typeChecked: 10,
  ran: 4,
  rendered: 3,
  typedInto: 2,
  previews: {
    shown: 2,
    live: 1,
    missing: extractFences('docs/a.mdx', '```tsx norun\n```\n').fences.map((fence) => ({
      fence,
      reason: 'It only compiles.',
    })),
  },
  unchecked: extractFences('docs/a.mdx', '```ts nocheck="shows an error"\n```\n').fences,
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
  expect(figuresOf(report)).toMatchObject({ releases: '9.0.0, 8.0.0', neither: 1, problems: 1 });
});

it('lists unchecked fences with their reasons', () => {
  expect(uncheckedLines([report])).toEqual(['docs/a.mdx:1: nocheck: shows an error']);
});

it('lists component samples that show nothing, with their reasons', () => {
  expect(missingPreviewLines([report])).toEqual(['docs/a.mdx:1: It only compiles.']);
});
