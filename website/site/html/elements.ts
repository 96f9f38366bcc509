import type { Element, ElementContent, Nodes, Parents, RootContent } from 'hast';

type Fits = (element: Element) => boolean;

type Node = RootContent | ElementContent;

const isElement = (node: Node): node is Element => node.type === 'element';

export const elementsIn = (parent: Parents): readonly Element[] =>
  (parent.children as readonly Node[]).filter(isElement);

export const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** The first element below a parent that fits, in document order. */
export function find(parent: Parents | undefined, fits: Fits): Element | undefined {
  for (const element of parent ? elementsIn(parent) : []) {
    const found = fits(element) ? element : find(element, fits);
    if (found) return found;
  }
  return undefined;
}

/** All elements that fit, in document order, but none within another match. */
export const findAll = (parent: Parents | undefined, fits: Fits): readonly Element[] =>
  (parent ? elementsIn(parent) : []).flatMap((element) =>
    fits(element) ? [element] : findAll(element, fits),
  );

/** The value of an attribute by its name in hast; empty if the element lacks it. */
export const attribute = (element: Element | undefined, name: string): string =>
  String(element?.properties[name] ?? '');

/** The text in a node, with its white space unchanged, without the elements that `skips` accepts. */
export function textOf(node: Nodes | undefined, skips: Fits = () => false): string {
  if (!node || !('children' in node)) return node?.type === 'text' ? node.value : '';
  if (node.type === 'element' && skips(node)) return '';
  return node.children.map((child) => textOf(child, skips)).join('');
}
