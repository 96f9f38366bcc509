import type { Element } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { BlockContent, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { phrasing as isPhrasing } from 'mdast-util-phrasing';
import { attribute, elementsIn, findAll, hasClass, textOf } from '../built-pages/elements.ts';

/** Elements with a class that stand for something else than their name says. */
const kinds: Readonly<Record<string, Handle>> = {
  'theme-tabs-container': tabs,
  'theme-admonition': admonition,
  card,
  queryBuilder: () => paragraph([text('On the page: a query builder to try.')]),
};

const flowNames = [
  'article',
  'aside',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'figure',
  'footer',
  'header',
  'main',
  'noscript',
  'section',
];

/** How elements become Markdown where it isn't as the library does it. */
export const handlers: Readonly<Record<string, Handle>> = {
  ...Object.fromEntries(flowNames.map((name) => [name, kindOr(flow)])),
  a: kindOr(withBlanksOutside('a')),
  b: withBlanksOutside('b'),
  code: (_state, element) => ({ type: 'inlineCode', value: attribute(element, 'value') }),
  del: withBlanksOutside('del'),
  em: withBlanksOutside('em'),
  i: withBlanksOutside('i'),
  li: (state, element) => ({
    type: 'listItem',
    spread: false,
    children: flow(state, element) as BlockContent[],
  }),
  pre: (_state, { properties: { value, lang, meta } }) => ({
    type: 'code',
    lang: lang ? `${lang}` : null,
    meta: meta ? `${meta}` : null,
    value: `${value}`,
  }),
  s: withBlanksOutside('s'),
  // The badge beside what a release brought.
  span: (state, element, parent) =>
    /^since v[\d.]+$/.test(textOf(element))
      ? withBlanksOutside('em')(state, element, parent)
      : state.all(element),
  strong: withBlanksOutside('strong'),
  summary: (state, element) =>
    paragraph([{ type: 'strong', children: inLine(state.all(element)) }]),
  svg: (_state, element) => paragraph([text(`Picture: ${attribute(element, 'ariaLabel')}`)]),
  td: cell,
  th: cell,
};

const text = (value: string) => ({ type: 'text', value }) as const;

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

function kindOr(handle: Handle): Handle {
  return (state, element, parent) => {
    const kind = Object.keys(kinds).find((name) => hasClass(element, name));
    return ((kind && kinds[kind]) || handle)(state, element, parent);
  };
}

/**
 * The blocks in an element. Elements that touch are side by side on the page; here a comma is between
 * them. Words before a box begin its first paragraph: `Default` before the value, for example.
 */
function flow(state: State, element: Element): RootContent[] {
  const made: RootContent[] = [];
  let lastBlock = -1;
  element.children.forEach((child, index) => {
    const before = element.children[index - 1];
    const content = [state.one(child, element) ?? []].flat() as RootContent[];
    const [first] = content;
    const loose = made.slice(lastBlock + 1);
    const touches = before?.type === 'element' && child.type === 'element' && loose.length > 0;
    if (touches && first && isPhrasing(first)) made.push(text(', '));
    if (child.type === 'element' && child.tagName === 'div' && first?.type === 'paragraph') {
      if (loose.length > 0) first.children.unshift(...inLine(loose), text(' '));
      made.length -= loose.length;
    }
    for (const node of content) {
      if (made.push(node) && !isPhrasing(node)) lastBlock = made.length - 1;
    }
  });
  return state.toFlow(made) as RootContent[];
}

/** Content as one line, without blanks at both ends: blocks are their text. */
function inLine(content: readonly RootContent[]): PhrasingContent[] {
  const line = content.flatMap((node): readonly PhrasingContent[] => {
    if (isPhrasing(node)) return [node];
    if (node.type === 'code') return [{ type: 'inlineCode', value: node.value }];
    return 'children' in node ? [text(' '), ...inLine(node.children), text(' ')] : [];
  });
  const joined: PhrasingContent[] = [];
  for (const node of line) {
    const last = joined.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') joined.push({ ...node });
    else last.value = `${last.value}${node.value}`.replace(/ {2,}/g, ' ');
  }
  return trimmed(joined);
}

/** Content without blanks at both ends. */
function trimmed(content: readonly PhrasingContent[]): PhrasingContent[] {
  return content
    .map((node, index) => {
      if (node.type !== 'text') return node;
      const start = index === 0 ? node.value.trimStart() : node.value;
      return text(index === content.length - 1 ? start.trimEnd() : start);
    })
    .filter((node) => node.type !== 'text' || node.value !== '');
}

/** Blanks at the ends of a link or of stressed text wouldn't be Markdown, so they go around it. */
function withBlanksOutside(name: 'a' | 'b' | 'del' | 'em' | 'i' | 's' | 'strong'): Handle {
  return (state, element) => {
    const [made] = [defaultHandlers[name](state, element) ?? []].flat();
    const all = made && 'children' in made ? (made.children as PhrasingContent[]) : [];
    const children = trimmed(all);
    const first = all[0];
    const last = all.at(-1);
    return [
      ...(first?.type === 'text' && /^\s/.test(first.value) ? [text(' ')] : []),
      ...(made && children.length > 0 ? [{ ...made, children } as PhrasingContent] : []),
      ...(last?.type === 'text' && /\s$/.test(last.value) ? [text(' ')] : []),
    ];
  };
}

/** A line of a table holds no blocks. */
function cell(state: State, element: Element): RootContent {
  return { type: 'tableCell', children: inLine(state.all(element) as RootContent[]) };
}

/** All panels, each under its tab's name. */
function tabs(state: State, element: Element): RootContent[] {
  const labels = findAll(element, ({ properties }) => properties.role === 'tab');
  const panels = findAll(element, ({ properties }) => properties.role === 'tabpanel');
  return panels.flatMap((panel, index) => [
    paragraph([{ type: 'strong', children: [text(textOf(labels[index]))] }]),
    ...flow(state, panel),
  ]);
}

function admonition(state: State, element: Element): BlockContent {
  const [heading, ...content] = elementsIn(element);
  const title = textOf(heading).trim();
  const strong = text(title.charAt(0).toUpperCase() + title.slice(1));
  const blocks = content.flatMap((one) => flow(state, one)) as BlockContent[];
  return {
    type: 'blockquote',
    children: [paragraph([{ type: 'strong', children: [strong] }]), ...blocks],
  };
}

/** A link to a page of a category, with the page's description. */
function card(state: State, element: Element): BlockContent {
  const [heading, description] = elementsIn(element);
  const name = heading ? inLine(state.all(heading) as RootContent[]) : [];
  const link: PhrasingContent = { type: 'link', url: attribute(element, 'href'), children: name };
  const words = textOf(description);
  const line = paragraph([link, ...(words ? [text(`: ${words}`)] : [])]);
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: [{ type: 'listItem', spread: false, children: [line] }],
  };
}
