/** What a popup takes over from the element that opens it. */
export interface Surroundings {
  readonly direction?: 'ltr' | 'rtl';
  readonly container?: HTMLElement | null;
}

/**
 * The surroundings of an element, read before its popup opens. By default, Radix puts the popup at the
 * end of the page, where it would be outside the builder's theme, direction, and landmark.
 */
export const surroundingsOf = (element: Element): Surroundings => ({
  direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
  container: element.closest<HTMLElement>('[role="form"]'),
});
