import type { ChildNode, Element } from 'domhandler';
import type { BlockContent, ListItem, Paragraph, PhrasingContent, TableRow } from 'mdast';
import { codeOf, isCodeBlock, isType } from './code.ts';
import { elementsIn, findAll, hasClass, isElement, isText, textOf } from './dom.ts';
import { phrasing, type Resolve } from './phrasing.ts';
import { isSkipped } from './skipped.ts';

type Block = BlockContent;
type Handler = (element: Element, resolve: Resolve) => readonly Block[];

/** Elements that stand for something else than their name says; the first that fits counts. */
const kinds: readonly { readonly is: (element: Element) => boolean; readonly to: Handler }[] = [
  { is: isCodeBlock, to: (element) => [codeOf(element)] },
  { is: (it) => hasClass(it, 'theme-tabs-container'), to: tabs },
  { is: (it) => hasClass(it, 'theme-admonition'), to: admonition },
  { is: (it) => hasClass(it, 'card'), to: card },
  {
    is: (it) => hasClass(it, 'queryBuilder'),
    to: () => [paragraph([{ type: 'text', value: 'On the page: a query builder to try.' }])],
  },
];

const inner: Handler = ({ children }, resolve) => blocks(children, resolve);

/** Elements that are blocks of text, by name. */
const handlers: Readonly<Record<string, Handler>> = {
  article: inner,
  aside: inner,
  blockquote: ({ children }, resolve) => [
    { type: 'blockquote', children: [...blocks(children, resolve)] },
  ],
  dd: inner,
  details: ({ children }, resolve) => blocks(children, resolve),
  div: inner,
  dl: inner,
  dt: inner,
  figure: inner,
  footer: inner,
  header: inner,
  hr: () => [{ type: 'thematicBreak' }],
  main: inner,
  noscript: inner,
  ol: list,
  p: ({ children }, resolve) => paragraphs(phrasing(children, resolve)),
  pre: typeOrCode,
  section: inner,
  summary: ({ children }, resolve) => named(phrasing(children, resolve)),
  svg: ({ attribs }) =>
    paragraphs([{ type: 'text', value: `Picture: ${attribs['aria-label'] ?? ''}` }]),
  table,
  ul: list,
  ...Object.fromEntries(
    ([1, 2, 3, 4, 5, 6] as const).map((depth): [string, Handler] => [
      `h${depth}`,
      ({ children }, resolve) => [
        { type: 'heading', depth, children: phrasing(children, resolve) },
      ],
    ]),
  ),
};

function handlerOf(element: Element): Handler | undefined {
  return kinds.find(({ is }) => is(element))?.to ?? handlers[element.name];
}

/**
 * The Markdown of a piece of HTML.
 *
 * @param nodes - Its nodes.
 * @param resolve - Makes addresses absolute.
 */
export function blocks(nodes: readonly ChildNode[], resolve: Resolve): readonly Block[] {
  const made: Block[] = [];
  let loose: ChildNode[] = [];
  for (const node of nodes) {
    if (isElement(node) && isSkipped(node)) continue;
    const handler = isElement(node) ? handlerOf(node) : undefined;
    if (!handler) {
      loose.push(node);
      continue;
    }
    const before = phrasing(apart(loose), resolve);
    loose = [];
    const element = node as Element;
    made.push(...(element.name === 'div' ? led : after)(before, handler(element, resolve)));
  }
  made.push(...paragraphs(phrasing(apart(loose), resolve)));
  return joinLists(made);
}

/** Words before a box begin its first paragraph: `Default` before the value, say. */
function led(before: PhrasingContent[], [first, ...rest]: readonly Block[]): readonly Block[] {
  if (before.length === 0 || first?.type !== 'paragraph') {
    return after(before, first ? [first, ...rest] : []);
  }
  return [paragraph([...before, { type: 'text', value: ' ' }, ...first.children]), ...rest];
}

const after = (before: PhrasingContent[], rest: readonly Block[]): readonly Block[] => [
  ...paragraphs(before),
  ...rest,
];

/** Elements that touch stand side by side on the page; here a comma is between them. */
function apart(nodes: readonly ChildNode[]): readonly ChildNode[] {
  const shown = nodes.filter((node) => isElement(node) || isText(node));
  return shown.flatMap((node, index) => {
    const next = shown[index + 1];
    return isElement(node) && next && isElement(next) ? [node, comma()] : [node];
  });
}

const comma = () => ({ type: 'text', data: ', ' }) as ChildNode;

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

const paragraphs = (children: PhrasingContent[]): readonly Block[] =>
  children.length > 0 ? [paragraph(children)] : [];

const named = (children: PhrasingContent[]): readonly Block[] => [
  paragraph([{ type: 'strong', children }]),
];

/** Types of members of the reference that fit in a line are one; all else is a fence. */
function typeOrCode(pre: Element): readonly Block[] {
  const code = codeOf(pre);
  return isType(pre) && isInSection(pre) && !code.value.includes('\n')
    ? [paragraph([{ type: 'inlineCode', value: code.value }])]
    : [code];
}

function isInSection({ parent }: Element): boolean {
  if (!parent || !isElement(parent as ChildNode)) return false;
  const element = parent as Element;
  return element.name === 'section' || isInSection(element);
}

function list(element: Element, resolve: Resolve): readonly Block[] {
  const items = elementsIn(element).filter(({ name }) => name === 'li');
  if (items.length === 0) return [];
  const children = items.map(
    (item): ListItem => ({
      type: 'listItem',
      spread: false,
      children: [...blocks(item.children, resolve)],
    }),
  );
  const start = Number(element.attribs.start ?? 1);
  const ordered = element.name === 'ol';
  return [{ type: 'list', ordered, ...(ordered && { start }), spread: false, children }];
}

/** Lists that touch would be one in Markdown, too. */
function joinLists(made: readonly Block[]): readonly Block[] {
  const joined: Block[] = [];
  for (const block of made) {
    const before = joined.at(-1);
    if (block.type === 'list' && before?.type === 'list' && before.ordered === block.ordered) {
      joined[joined.length - 1] = { ...before, children: [...before.children, ...block.children] };
    } else {
      joined.push(block);
    }
  }
  return joined;
}

function table(element: Element, resolve: Resolve): readonly Block[] {
  const rows = findAll(element.children, ({ name }) => name === 'tr');
  const children = rows.map(
    (row): TableRow => ({
      type: 'tableRow',
      children: elementsIn(row).map((cell) => ({
        type: 'tableCell',
        children: phrasing(cell.children, resolve),
      })),
    }),
  );
  return [{ type: 'table', children }];
}

/** All panels, each under its tab's name. */
function tabs(element: Element, resolve: Resolve): readonly Block[] {
  const labels = findAll(element.children, ({ attribs }) => attribs.role === 'tab');
  const panels = findAll(element.children, ({ attribs }) => attribs.role === 'tabpanel');
  return panels.flatMap((panel, index) => [
    ...named(phrasing(labels[index]?.children ?? [], resolve)),
    ...blocks(panel.children, resolve),
  ]);
}

function admonition(element: Element, resolve: Resolve): readonly Block[] {
  const [heading, ...content] = elementsIn(element);
  const title = textOf(heading?.children ?? []).trim();
  const strong: PhrasingContent = {
    type: 'strong',
    children: [{ type: 'text', value: title.charAt(0).toUpperCase() + title.slice(1) }],
  };
  return [{ type: 'blockquote', children: [paragraph([strong]), ...blocks(content, resolve)] }];
}

/** A link to a page of a category, with the page's description. */
function card(element: Element, resolve: Resolve): readonly Block[] {
  const [heading, description] = elementsIn(element);
  const text = textOf(description?.children ?? []);
  const line = paragraph([
    {
      type: 'link',
      url: resolve(element.attribs.href ?? ''),
      children: phrasing(heading?.children ?? [], resolve),
    },
    ...(text ? [{ type: 'text', value: `: ${text}` } as const] : []),
  ]);
  return [
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: [{ type: 'listItem', spread: false, children: [line] }],
    },
  ];
}
