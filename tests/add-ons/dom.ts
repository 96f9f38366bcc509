/** Fixes what happy-dom does differently from browsers, where a kit depends on it. */
export function mendDom(): void {
  // happy-dom remembers the first answer, whatever is chosen afterwards.
  Object.defineProperty(HTMLSelectElement.prototype, 'selectedOptions', {
    configurable: true,
    get(this: HTMLSelectElement) {
      return [...this.options].filter((option) => option.selected);
    },
  });
  // happy-dom has no layout; Radix captures pointers and scrolls to what is chosen.
  Object.assign(Element.prototype, {
    hasPointerCapture: () => false,
    releasePointerCapture: () => {},
    scrollIntoView: () => {},
  });
}
