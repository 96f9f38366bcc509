import type { Element, ElementContent } from 'hast';

/**
 * An element that React draws by a component from the MDX components, for rehype plugins to put into a
 * page.
 *
 * @param name - Of the component.
 * @param props - Texts; those that are `undefined` are left out.
 * @param children - What the component gets as its children; nothing by default.
 */
export function mdxElement(
  name: string,
  props: Readonly<Record<string, string | undefined>>,
  children: readonly ElementContent[] = [],
): ElementContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [...children],
    // The types of HTML trees know nothing of MDX.
  } as unknown as ElementContent;
}

/** Turns an element into another node, wherever it stands. */
export function replaceElement(element: Element, node: ElementContent): void {
  Object.assign(element, { tagName: undefined, properties: undefined }, node);
}
