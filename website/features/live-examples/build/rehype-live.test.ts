import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import type { PreviewOf } from './previews/index.ts';
import { rehypeLive } from './rehype-live.ts';

const fence = (language: string, meta: string, code: string): Element =>
  h('pre', [{ ...h(`code.language-${language}`, `${code}\n`), data: { meta } as never }]);

interface Wrapped {
  readonly type: string;
  readonly name?: string;
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
}

function transform(
  fences: readonly Element[],
  path = '/site/website/versioned_docs/version-6/intro.mdx',
) {
  const tree: Root = { type: 'root', children: [...fences] };
  const previewOf: PreviewOf = (_, { code }) =>
    code.includes('<App') ? { html: '<p>', query: '', release: '6.5.5' } : undefined;
  rehypeLive(previewOf)()(tree, { path });
  return (tree.children as readonly Wrapped[]).map(({ type, name, attributes = [] }) => ({
    type,
    name,
    props: Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value])),
  }));
}

it('leaves a page without live fences as it is', () => {
  expect(transform([fence('tsx', 'title="a"', 'x')])).toMatchObject([{ type: 'element' }]);
});

it('wraps live fences with the release of their page', () => {
  const nodes = transform([
    fence('tsx', 'live', 'x'),
    fence('ts', '', 'y'),
    fence('ts', 'live {1}', 'z'),
  ]);
  expect(nodes).toMatchObject([
    { name: 'LiveExample', props: { release: '6.5.5', name: 'App.tsx', first: '' } },
    { type: 'element' },
    { name: 'LiveExample', props: { release: '6.5.5', name: 'index.ts' } },
  ]);
  expect(nodes[2]?.props).not.toHaveProperty('first');
});

it('shows what fences render, and runs those whose packages it has', () => {
  const nodes = transform([
    fence('tsx', '', "import 'elsewhere'; <App />"),
    fence('tsx', 'live', '<App />'),
    fence('tsx', 'live', 'x'),
    fence('tsx', '', 'x'),
    fence('tsx', '', "import type { A } from 'elsewhere'; import 'react'; <App />"),
  ]);
  expect(nodes).toMatchObject([
    { name: 'LiveExample', props: { preview: '<p>' } },
    { name: 'LiveExample', props: { preview: '<p>', first: '' } },
    { name: 'LiveExample', props: {} },
    { type: 'element' },
    { name: 'LiveExample', props: { preview: '<p>', release: '6.5.5' } },
  ]);
  expect(nodes[0]?.props).not.toHaveProperty('name');
  expect(nodes[2]?.props).not.toHaveProperty('preview');
});

it('includes the files that a live fence imports, and the files that those import', () => {
  const [, , live] = transform([
    fence('ts', 'file=a.ts', "import { b } from './b';"),
    fence('ts', 'file=b.ts', 'let gone; // [!code --]\nexport const b = 1;'),
    fence('tsx', 'live file=App.tsx', "import { a } from './a';"),
    fence('ts', 'file=c.ts', ''),
  ]);
  expect(JSON.parse(live?.props.files ?? '')).toEqual([
    { name: 'a.ts', code: "import { b } from './b';" },
    { name: 'b.ts', code: '\nexport const b = 1;' },
  ]);
});

it('stops the build when a file is missing', () => {
  expect(() => transform([fence('tsx', 'live', "import { a } from './a';")])).toThrow(
    /version-6\/intro\.mdx: a live fence imports "\.\/a"/,
  );
});

it('puts an empty file in the place of the base style for a plain look', () => {
  const [node] = transform([fence('tsx', 'live look=plain', '<App />')]);
  expect(JSON.parse(node?.props.files ?? '')).toEqual([{ name: 'app.css', code: '' }]);
});
