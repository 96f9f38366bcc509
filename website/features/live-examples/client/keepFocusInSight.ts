/** Keeps the focused element in view when an element before it grows. Ends with the element. */
export function keepFocusInSight(element: Element): void {
  let height = element.clientHeight;
  new ResizeObserver(() => {
    const grown = element.clientHeight - height;
    height += grown;
    const focused = document.activeElement;
    if (!focused || !isAfter(focused, element)) return;
    const { bottom } = focused.getBoundingClientRect();
    const wasInSight = bottom - grown <= innerHeight;
    if (wasInSight && bottom > innerHeight) focused.scrollIntoView({ block: 'nearest' });
  }).observe(element);
}

const isAfter = (one: Element, other: Element): boolean =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
  !other.contains(one);
