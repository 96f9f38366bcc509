import { useState } from 'react';

/** What a popup takes over from the element that opens it. */
export interface Surroundings {
  readonly direction?: 'ltr' | 'rtl';
  readonly container?: HTMLElement | null;
}

/**
 * The surroundings of the element that opens a popup. By default, Radix puts the popup at the end of the
 * page, where it would be outside the builder's theme, direction, and landmark.
 *
 * @returns The surroundings, and the handler that reads them; the element calls it on focus and when it's
 *   pressed, before the popup opens.
 */
export function useSurroundings() {
  const [around, setAround] = useState<Surroundings>({});
  const read = ({ currentTarget }: { readonly currentTarget: Element }) =>
    setAround({
      direction: getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr',
      container: currentTarget.closest<HTMLElement>('[role="form"]'),
    });
  return [around, read] as const;
}
