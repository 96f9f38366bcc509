import type { Element, ElementContent } from 'hast';

/** An element that renders an MDX component, for rehype plugins. It omits props that are `undefined`. */
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

export function replaceElement(element: Element, node: ElementContent): void {
  Object.assign(element, { tagName: undefined, properties: undefined }, node);
}
