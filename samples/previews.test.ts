import { expect, it } from 'vitest';
import { extractFences, type Fence } from './extract.ts';
import type { SampleOutcome } from './outcome.ts';
import { previewCount, unexplainedPreviews } from './previews.ts';

const { fences } = extractFences(
  'docs/a.mdx',
  [
    'tsx',
    'tsx live',
    'tsx live file=part.tsx',
    'tsx norun',
    'tsx nocheck="shows an error"',
    'tsx nopreview="It is closed until a click."',
    'tsx title="prints markup"',
    'tsx file=editor.tsx',
    'ts',
  ]
    .map((words) => `\`\`\`${words}\n\`\`\`\n`)
    .join('\n'),
);

const outcome = (more: Partial<SampleOutcome>): SampleOutcome => ({
  problems: [],
  ran: false,
  rendered: false,
  ...more,
});
const shown = outcome({
  rendered: true,
  rendering: { html: '<p>', query: '', sheets: [], css: '' },
});
const results: readonly (SampleOutcome | undefined)[] = [
  shown,
  shown,
  outcome({}),
  outcome({}),
  undefined,
  outcome({ rendered: true }),
  outcome({ ran: true }),
  outcome({}),
  outcome({}),
];

it('counts component samples, and gives a reason for each that shows nothing', () => {
  const outcomes = new Map(
    fences.flatMap((fence, index): [Fence, SampleOutcome][] => {
      const result = results[index];
      return result ? [[fence, result]] : [];
    }),
  );
  const { shown, live, missing } = previewCount(fences, outcomes);
  expect({ shown, live }).toEqual({ shown: 2, live: 2 });
  expect(missing.map(({ fence, reason }) => [fence.line, reason])).toEqual([
    [10, 'It only compiles, because it needs a kit or props (norun).'],
    [13, 'It is not checked (nocheck).'],
    [16, 'It is closed until a click.'],
    [19, 'It shows what it prints.'],
    [22, 'It is part of an application: it exports no component, or another fence imports it.'],
  ]);
});

it('requires a reason for each fence that renders nothing, and for no other', () => {
  const [plain, , , , , closed] = fences as readonly Fence[] as readonly [Fence, ...Fence[]];
  const lines = (map: readonly (readonly [Fence | undefined, SampleOutcome])[]) =>
    unexplainedPreviews(new Map(map as readonly [Fence, SampleOutcome][])).map(({ line }) => line);
  const nothing = outcome({ rendered: true });
  expect(
    lines([
      [plain, shown],
      [closed, nothing],
    ]),
  ).toEqual([]);
  expect(
    lines([
      [plain, nothing],
      [closed, shown],
    ]),
  ).toEqual([plain?.line, closed?.line]);
});
