import { useState } from 'react';

export interface Surroundings {
  readonly direction?: 'ltr' | 'rtl';
  readonly container?: HTMLElement | null;
}

/**
 * The surroundings of the element that opens a popup. By default, Radix puts the popup at the end of the
 * page, outside the builder's theme, direction, and landmark.
 *
 * @returns The surroundings, and the handler that reads them. Call it on focus and when the element is
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
