import type { Element } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { BlockContent, Code, Paragraph, PhrasingContent, RootContent, Strong } from 'mdast';
import { phrasing as isPhrasing } from 'mdast-util-phrasing';
import { attribute, elementsIn, findAll, hasClass, textOf } from '../../../site/html/elements.ts';

/** Elements whose class says something that their content doesn't. */
const boxes: Readonly<Record<string, Handle>> = {
  'theme-tabs-container': tabs,
  'theme-admonition': admonition,
  queryBuilder: () => paragraph([text('On the page: an interactive query builder.')]),
};

/** How elements become Markdown if the library's default doesn't fit. */
export const handlers: Readonly<Record<string, Handle>> = {
  ...Object.fromEntries(
    (['a', 'b', 'del', 'em', 'i', 's', 'strong'] as const).map((name) => [
      name,
      blanksOutside(name),
    ]),
  ),
  code: (_state, element) => ({ type: 'inlineCode', value: attribute(element, 'value') }),
  div(state, element) {
    const name = Object.keys(boxes).find((one) => hasClass(element, one)) ?? '';
    return (boxes[name] ?? flow)(state, element, undefined);
  },
  li: (state, element) => ({
    type: 'listItem',
    spread: false,
    children: flow(state, element) as BlockContent[],
  }),
  pre: (_state, { properties: { value, lang, meta } }) =>
    ({ type: 'code', value, lang, meta }) as Code,
  // The badge next to a name that a release added.
  span: (state, element) =>
    /^since v[\d.]+$/.test(textOf(element))
      ? blanksOutside('em')(state, element)
      : state.all(element),
  summary: (state, element) => strong(inLine(state.all(element))),
  svg: (_state, element) => paragraph([text(`Picture: ${attribute(element, 'ariaLabel')}`)]),
  // Markdown has no table without a header, so the first row is always one.
  table: (state, element) =>
    defaultHandlers.table(state, { ...element, children: [head, ...element.children] }),
  td: cell,
  th: cell,
};

const head: Element = { type: 'element', tagName: 'thead', properties: {}, children: [] };

const text = (value: string) => ({ type: 'text', value }) as const;

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

const strong = (children: PhrasingContent[]): Paragraph =>
  paragraph([{ type: 'strong', children }]);

/**
 * The blocks in an element. Adjacent elements are side by side on the page; here, a comma separates
 * them. Words before a block start its first paragraph: `Default` before the value, for example.
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

/** Content as one line, without white space at both ends; blocks become their text. */
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

function trimmed(content: readonly PhrasingContent[]): PhrasingContent[] {
  return content
    .map((node, index) => {
      if (node.type !== 'text') return node;
      const start = index === 0 ? node.value.trimStart() : node.value;
      return text(index === content.length - 1 ? start.trimEnd() : start);
    })
    .filter((node) => node.type !== 'text' || node.value !== '');
}

/** In Markdown, links and emphasis can't start or end with white space, so it goes around them. */
function blanksOutside(name: 'a' | 'b' | 'del' | 'em' | 'i' | 's' | 'strong') {
  return (state: State, element: Element): PhrasingContent[] => {
    const made = defaultHandlers[name](state, element) as Strong;
    const children = trimmed(made.children);
    const blankAt = (index: number, blank: RegExp) => {
      const end = made.children.at(index);
      return end?.type === 'text' && blank.test(end.value) ? [text(' ')] : [];
    };
    return [
      ...blankAt(0, /^\s/),
      ...(children.length > 0 ? [{ ...made, children }] : []),
      ...blankAt(-1, /\s$/),
    ];
  };
}

/** A table row can't contain blocks. */
function cell(state: State, element: Element): RootContent {
  return { type: 'tableCell', children: inLine(state.all(element) as RootContent[]) };
}

function tabs(state: State, element: Element): RootContent[] {
  const labels = findAll(element, ({ properties }) => properties.role === 'tab');
  const panels = findAll(element, ({ properties }) => properties.role === 'tabpanel');
  return panels.flatMap((panel, index) => [
    strong([text(textOf(labels[index]))]),
    ...flow(state, panel),
  ]);
}

function admonition(state: State, element: Element): BlockContent {
  const [heading, ...content] = elementsIn(element);
  const title = textOf(heading).trim();
  const label = text(title.charAt(0).toUpperCase() + title.slice(1));
  const blocks = content.flatMap((one) => flow(state, one)) as BlockContent[];
  return { type: 'blockquote', children: [strong([label]), ...blocks] };
}
