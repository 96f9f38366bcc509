import { expect, it } from 'vitest';
import { extractFences, type Fence } from './extract.ts';
import { tooManyUnchecked } from './unchecked.ts';
import { unitsOf } from './units.ts';

const fences = (count: number): readonly Fence[] =>
  extractFences('docs/page.mdx', '```ts nocheck="shows an error"\nx;\n```\n\n'.repeat(count))
    .fences;

it('lets 3% of the samples be unchecked', () => {
  expect(tooManyUnchecked(fences(3), 100)).toEqual([]);
  expect(tooManyUnchecked([], 0)).toEqual([]);
});

it('reports more than 3% at the first unchecked sample', () => {
  expect(tooManyUnchecked(fences(4), 100)).toEqual([
    {
      path: 'docs/page.mdx',
      line: 1,
      message: expect.stringContaining("4 of this version's 100 samples are nocheck"),
    },
  ]);
});

it('counts samples only, and keeps their reasons', () => {
  const source = ['ts nocheck="one"', 'bash nocheck="two"', 'tsx']
    .map((info) => `\`\`\`${info}\n\`\`\`\n`)
    .join('\n');
  const { unchecked, units } = unitsOf(extractFences('docs/page.mdx', source).fences);
  expect(unchecked.map(({ meta }) => meta.nocheck)).toEqual(['one']);
  expect(units).toHaveLength(1);
});
