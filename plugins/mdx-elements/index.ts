import type { Element, ElementContent } from 'hast';

/**
 * An element that renders one of the MDX components, for rehype plugins to insert into a page.
 *
 * @param name - Of the component.
 * @param props - Strings; those that are `undefined` are left out.
 * @param children - The children of the component; none by default.
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
    // The types of HTML trees don't include MDX.
  } as unknown as ElementContent;
}

/** Replaces an element with another node. */
export function replaceElement(element: Element, node: ElementContent): void {
  Object.assign(element, { tagName: undefined, properties: undefined }, node);
}
