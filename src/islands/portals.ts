import type { ReactNode } from 'react';

interface Portal {
  /** Identifies a portal, for React. */
  readonly key: string;
  readonly content: ReactNode;
}

type Shown = ReadonlyMap<Element, Portal>;

let shown: Shown = new Map();
let count = 0;
const listeners = new Set<() => void>();

/** The store, in the form that React's `useSyncExternalStore` needs. */
export const portals = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Shown => shown,
};

/**
 * Shows a component inside an element of an article instead of its content.
 *
 * @returns Removes the component.
 */
export function showIn(element: Element, content: ReactNode): () => void {
  element.replaceChildren();
  count += 1;
  change(new Map(shown).set(element, { key: String(count), content }));
  return () => change(new Map([...shown].filter(([one]) => one !== element)));
}

function change(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}
