import type { ChildNode, Element } from 'domhandler';
import type { PhrasingContent } from 'mdast';
import { elementsIn, hasClass, isElement, isText, textOf } from './dom.ts';
import { isSkipped } from './skipped.ts';

/** Makes the address of a link or picture absolute. */
export type Resolve = (href: string) => string;

type Handler = (element: Element, resolve: Resolve) => readonly PhrasingContent[];

/** What stands within a line, by element; others are their content. */
const handlers: Readonly<Record<string, Handler>> = {
  a: link,
  b: wrap('strong'),
  br: () => [{ type: 'break' }],
  code: inlineCode,
  del: wrap('delete'),
  em: wrap('emphasis'),
  i: wrap('emphasis'),
  img: ({ attribs: { src = '', alt = '' } }, resolve) =>
    alt ? [{ type: 'image', url: resolve(src), alt }] : [],
  s: wrap('delete'),
  span: (element, resolve) =>
    isSince(element) ? wrap('emphasis')(element, resolve) : inside(element, resolve),
  strong: wrap('strong'),
};

/**
 * Text with its links and stress, from HTML.
 *
 * @param nodes - Blocks among them are taken as text with blanks around.
 * @returns Without blanks at both ends.
 */
export function phrasing(nodes: readonly ChildNode[], resolve: Resolve): PhrasingContent[] {
  return tidy(nodes.flatMap((node) => convert(node, resolve)));
}

function convert(node: ChildNode, resolve: Resolve): readonly PhrasingContent[] {
  if (isText(node)) return [{ type: 'text', value: node.data.replace(/[ \t\n\r\f\u200B]+/g, ' ') }];
  if (!isElement(node) || isSkipped(node)) return [];
  return (handlers[node.name] ?? inside)(node, resolve);
}

const blockNames = /^(?:div|p|li|ul|ol|section|article|h[1-6]|tr|td)$/;
const blank: PhrasingContent = { type: 'text', value: ' ' };

function inside({ name, children }: Element, resolve: Resolve): readonly PhrasingContent[] {
  const content = children.flatMap((child) => convert(child, resolve));
  return blockNames.test(name) ? [blank, ...content, blank] : content;
}

function wrap(type: 'strong' | 'emphasis' | 'delete'): Handler {
  return ({ children }, resolve) =>
    withBlanksOutside(
      children.flatMap((child) => convert(child, resolve)),
      (content) => ({ type, children: content }),
    );
}

function link(element: Element, resolve: Resolve): readonly PhrasingContent[] {
  const { href, 'aria-label': label } = element.attribs;
  const content = element.children.flatMap((child) => convert(child, resolve));
  // Definitions lead to themselves, so that readers can copy the address.
  if (!href || hasClass(element, 'definition-link')) return content;
  const url = resolve(href);
  const made = withBlanksOutside(content, (children) => ({ type: 'link', url, children }));
  return made.length > 0 || !label
    ? made
    : [{ type: 'link', url, children: [{ type: 'text', value: label }] }];
}

/** Code that is one link as a whole stays a link; the links of parts are given up. */
function inlineCode(element: Element, resolve: Resolve): readonly PhrasingContent[] {
  const value = textOf(element.children).replace(/\s+/g, ' ');
  if (value.trim() === '') return [];
  const code: PhrasingContent = { type: 'inlineCode', value };
  const [only, ...others] = elementsIn(element);
  const href = only?.name === 'a' && others.length === 0 ? only.attribs.href : undefined;
  const isWhole = href !== undefined && textOf([only as Element]) === value;
  return isWhole ? [{ type: 'link', url: resolve(href), children: [code] }] : [code];
}

/** The badge beside what a release brought. */
const isSince = ({ children }: Element) => /^since v[\d.]+$/.test(textOf(children));

/** Blanks at the ends of stressed text would not be Markdown, so they go before and behind it. */
function withBlanksOutside(
  content: readonly PhrasingContent[],
  make: (content: PhrasingContent[]) => PhrasingContent,
): readonly PhrasingContent[] {
  const tidied = tidy(content);
  const first = content[0];
  const last = content.at(-1);
  return [
    ...(first?.type === 'text' && first.value.startsWith(' ') ? [blank] : []),
    ...(tidied.length > 0 ? [make(tidied)] : []),
    ...(last?.type === 'text' && last.value.endsWith(' ') ? [blank] : []),
  ];
}

/** Joins texts that touch, makes blanks one, and takes them from both ends. */
function tidy(content: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of content) {
    const before = joined.at(-1);
    if (node.type === 'text' && before?.type === 'text') {
      const value = (before.value + node.value).replace(/ {2,}/g, ' ');
      joined[joined.length - 1] = { type: 'text', value };
    } else {
      joined.push(node);
    }
  }
  return joined
    .map((node, index) => {
      if (node.type !== 'text') return node;
      const start = index === 0 || joined[index - 1]?.type === 'break';
      const end = index === joined.length - 1 || joined[index + 1]?.type === 'break';
      const value = start ? node.value.replace(/^ +/, '') : node.value;
      return { ...node, value: end ? value.replace(/ +$/, '') : value };
    })
    .filter((node) => node.type !== 'text' || node.value !== '');
}
