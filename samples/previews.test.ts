import { expect, it } from 'vitest';
import { extractFences, type Fence } from './extract.ts';
import type { SampleOutcome } from './outcome.ts';
import { unexplainedPreviews } from './previews.ts';

const { fences } = extractFences(
  'docs/a.mdx',
  ['tsx', 'tsx nopreview="It is closed until a click."']
    .map((words) => `\`\`\`${words}\n\`\`\`\n`)
    .join('\n'),
);

const shown: SampleOutcome = {
  problems: [],
  ran: false,
  rendered: true,
  rendering: { html: '<p>', query: '', sheets: [], css: '' },
};
const { rendering: _, ...nothing } = shown;

it('requires a reason for each fence that renders nothing, and for no other', () => {
  const [plain, closed] = fences;
  const lines = (map: readonly (readonly [Fence | undefined, SampleOutcome])[]) =>
    unexplainedPreviews(new Map(map as readonly [Fence, SampleOutcome][])).map(({ line }) => line);
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
