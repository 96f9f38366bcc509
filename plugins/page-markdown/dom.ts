import { load } from 'cheerio';
import type { ChildNode, Element, Text } from 'domhandler';

/**
 * Parses a piece of HTML.
 *
 * @param html - Closing tags may be missing where HTML permits it.
 */
export const parse = (html: string): readonly ChildNode[] =>
  load(html, { scriptingEnabled: false }, false).root()[0]?.children ?? [];

/** Whether a node is an element; comments and processing instructions are neither that nor text. */
export const isElement = (node: ChildNode): node is Element => node.type === 'tag';

export const isText = (node: ChildNode): node is Text => node.type === 'text';

/** The children of an element that are elements. */
export const elementsIn = (element: Element): readonly Element[] =>
  element.children.filter(isElement);

/** Whether an element has a class. */
export const hasClass = (element: Element, name: string): boolean =>
  ` ${element.attribs.class ?? ''} `.includes(` ${name} `);

/** The text of nodes, blanks and line ends as they are. */
export const textOf = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => (isText(node) ? node.data : isElement(node) ? textOf(node.children) : ''))
    .join('');

/**
 * Finds the first element that fits, in the order of the text.
 *
 * @param fits - Told of each element before those in it.
 */
export function find(
  nodes: readonly ChildNode[],
  fits: (element: Element) => boolean,
): Element | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = fits(node) ? node : find(node.children, fits);
    if (found) return found;
  }
  return undefined;
}

/** All elements that fit, in the order of the text; none within another of them. */
export function findAll(
  nodes: readonly ChildNode[],
  fits: (element: Element) => boolean,
): readonly Element[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => (fits(node) ? [node] : findAll(node.children, fits)));
}
