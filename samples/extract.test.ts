import { describe, expect, it } from 'vitest';
import { versions } from '../releases/versions.ts';
import { folderOf, readPages } from '../website/site/pages.ts';
import { extractFences } from './extract.ts';

/** Counts opening fences line by line, without a parser. */
function countFences(source: string): number {
  let open: string | undefined;
  let count = 0;
  for (const line of source.split('\n')) {
    const fence = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})(.*)$/.exec(line);
    if (!fence?.[1]) continue;
    const [, marks, info = ''] = fence;
    if (open === undefined) {
      open = marks;
      count += 1;
    } else if (marks[0] === open[0] && marks.length >= open.length && info.trim() === '') {
      open = undefined;
    }
  }
  return count;
}

const folders = [...versions.map(({ name }) => folderOf(name)), 'samples/corpus'];

describe('extractFences', () => {
  it.each(folders.flatMap(readPages).map((page) => [page.path, page.source]))(
    'finds as many fences in %s as a count of its lines',
    (path, source) => {
      expect(extractFences(path, source).fences).toHaveLength(countFences(source));
    },
  );

  it('gives the line of the opening fence and the text without its indentation', () => {
    const source =
      '---\ntitle: x\n---\n\n1. Step\n\n   ```tsx title="A" {1}\n   <a>\n     b\n   ```\n';
    expect(extractFences('docs/a.mdx', source)).toEqual({
      fences: [
        {
          path: 'docs/a.mdx',
          line: 7,
          lang: 'tsx',
          meta: {
            title: 'A',
            norun: false,
            output: false,
            hidden: false,
            live: false,
            highlightedLines: [1],
          },
          code: '<a>\n  b',
        },
      ],
      problems: [],
    });
  });

  it('finds fences in tabs, admonitions and quotes', () => {
    const source = [
      '## Heading {#own-id}',
      '<Tabs>\n<TabItem value="a">\n\n```ts\n1;\n```\n\n</TabItem>\n</Tabs>',
      ':::tip[Title]\n```ts\n2;\n```\n:::',
      '> ```ts\n> 3;\n> ```',
    ].join('\n\n');
    const { fences, problems } = extractFences('docs/a.mdx', source);
    expect(fences.map(({ code }) => code)).toEqual(['1;', '2;', '3;']);
    expect(problems).toEqual([]);
  });

  it('reports the line where a page isn’t valid MDX', () => {
    expect(extractFences('docs/a.mdx', 'Text.\n\n<Tabs>\n')).toEqual({
      fences: [],
      problems: [
        { path: 'docs/a.mdx', line: 3, message: expect.stringContaining("isn't valid MDX") },
      ],
    });
  });
});
