import type { Element, ElementContent, Properties, Root } from 'hast';
import { expect, it } from 'vitest';
import { rehypeStaticText } from './index.ts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): Element => ({ type: 'element', tagName, properties, children: [...children] });
const code = element('code', [text('a < b')]);
const component = (children: readonly ElementContent[] = []) =>
  ({ type: 'mdxJsxTextElement', name: 'Since', attributes: [], children }) as never;

interface Drawn {
  readonly name?: string;
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
}

/** What becomes of an element: the props of `Html`, or `undefined` when it stays one. */
function propsOf(node: Element, plainAddresses = true): Record<string, string> | undefined {
  const tree: Root = { type: 'root', children: [node] };
  rehypeStaticText({ plainAddresses })(tree);
  const [drawn] = tree.children as readonly Drawn[];
  const { name, attributes = [] } = drawn ?? {};
  return name === 'Html'
    ? Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value]))
    : undefined;
}

it('writes text with elements in it as HTML', () => {
  expect(propsOf(element('p', [text('If '), code], { id: 'x', className: ['a', 'b'] }))).toEqual({
    as: 'p',
    id: 'x',
    className: 'a b',
    html: 'If <code>a &#x3C; b</code>',
  });
});

it.each([
  ['text alone', element('p', [text('words')])],
  ['a heading', element('h2', [code])],
  ['a link', element('a', [code], { href: '/docs/intro' })],
  [
    'a list of tasks',
    element('ul', [element('li', [code])], { className: ['contains-task-list'] }),
  ],
  ['what has a component in it', element('p', [code, component()])],
  [
    'a link that is the target of others',
    element('p', [element('a', [], { href: '#a', id: 'b' })]),
  ],
  ['a link relative to the page', element('p', [element('a', [], { href: './a' })])],
  [
    'a link of a protocol that the theme knows',
    element('p', [element('a', [], { href: 'pathname:///a' })]),
  ],
])('leaves %s to the theme', (_, node) => {
  expect(propsOf(node)).toBeUndefined();
});

it('takes the plain parts of what is not plain', () => {
  const row = element('tr', [element('td', [code, text('!')]), element('td', [component()])]);
  rehypeStaticText({ plainAddresses: true })({ type: 'root', children: [row] });
  expect(row.children).toMatchObject([{ name: 'Html' }, { tagName: 'td' }]);
});

it('opens other sites as the theme does, and pages here', () => {
  const links = ['https://example.org/a', '/docs/intro', '#part'].map((href) =>
    element('a', [text(href)], { href }),
  );
  expect(propsOf(element('p', links))?.html).toBe(
    '<a href="https://example.org/a" target="_blank" rel="noopener noreferrer">https://example.org/a</a>' +
      '<a href="/docs/intro">/docs/intro</a><a href="#part">#part</a>',
  );
});

it('leaves links within the site to the theme where their addresses are not the pages’', () => {
  const to = (href: string) => element('p', [element('a', [], { href })]);
  expect(propsOf(to('/docs/intro'), false)).toBeUndefined();
  expect(propsOf(to('#part'), false)).toBeUndefined();
  expect(propsOf(to('https://example.org'), false)).toBeDefined();
});

it('leaves out the blanks between rows and items alone', () => {
  const list = element('ul', [text('\n'), element('li', [code, text(' '), code]), text('\n')]);
  expect(propsOf(list)?.html).toBe('<li><code>a &#x3C; b</code> <code>a &#x3C; b</code></li>');
});
