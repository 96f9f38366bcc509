import type { Root } from 'hast';
import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';
import { rehypeCode } from './rehype-code.ts';

const plain = { language: 'text', highlightedLines: [] };
const linesOf = (html: string) =>
  [...html.matchAll(/<span class="(line[^"]*)">/g)].map((m) => m[1]);

describe('highlight', () => {
  it('escapes markup in code', async () => {
    const html = await highlight('<script>alert(1)</script>', plain);
    expect(html).not.toContain('<script');
  });

  it.each([
    ['bare', { numbered: false, highlightedLines: [] }, 0],
    ['numbered', { numbered: true, highlightedLines: [] }, 3],
    ['marked', { numbered: false, highlightedLines: [3] }, 3],
  ])('keeps the code whole, %s', async (_name, options, lines) => {
    const source = 'a\n\n  b\tc';
    const html = await highlight(source, { language: 'text', ...options });
    expect(html.replace(/<[^>]+>/g, '')).toBe(source);
    expect(linesOf(html)).toHaveLength(lines);
  });

  it('marks lines by number and by notation, and takes the notation out', async () => {
    const source = 'a();\nb(); // [!code ++]\nc(); // [!code --]\nd(); // [!code highlight]';
    const html = await highlight(source, { language: 'js', highlightedLines: [1] });
    expect(linesOf(html)).toEqual([
      'line highlighted',
      'line diff add',
      'line diff remove',
      'line highlighted',
    ]);
    expect(html).not.toContain('[!code');
  });

  it('folds the lines around those that are shown, and keeps the code whole', async () => {
    const source = 'a\nb\nc\n\ne\nf';
    const html = await highlight(source, { ...plain, shownLines: [3, 5] });
    expect(html.replace(/<[^>]+>/g, '')).toBe(source);
    const shown = html.replace(
      /<span class="gap"><\/span><span class="folded">(?:(?:<span class="line">[^<]*<\/span>)?\n?)*<\/span>/g,
      '…',
    );
    expect(shown.replace(/<[^>]+>/g, '')).toBe('…c\n…e\n…');
  });

  it.each(['mongodb', 'json', 'scss', 'sql'])('colors %s', async (language) => {
    const source = { scss: '$a: 1px;', sql: "select 'a'" }[language] ?? '{"a": "b"}';
    expect(await highlight(source, { language, highlightedLines: [] })).toContain('class="t-');
  });
});

describe('rehypeCode', () => {
  it('replaces a fence with the CodeBlock component, its title, and its language', async () => {
    const code = h('code.language-ts', { metastring: 'title="a.ts"' }, 'let a;\n');
    const tree: Root = { type: 'root', children: [h('pre', [code])] };
    await rehypeCode(() => true)()(tree, { path: 'a.mdx' });
    const [block] = tree.children as unknown as [
      { name: string; attributes: { name: string; value: string }[] },
    ];
    const props = Object.fromEntries(block.attributes.map(({ name, value }) => [name, value]));
    expect(block.name).toBe('CodeBlock');
    expect(props).toMatchObject({ language: 'ts', title: 'a.ts', named: '' });
    expect(props.html).toContain('t-keyword');
  });
});
