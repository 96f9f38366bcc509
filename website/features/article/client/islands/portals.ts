import type { ReactNode } from 'react';

interface Portal {
  /** Identifies a portal, for React. */
  readonly key: string;
  readonly content: ReactNode;
}

type Shown = ReadonlyMap<Element, Portal>;

let shown: Shown = new Map();
let count = 0;
/** Elements without the content that they were served with. */
const emptied = new WeakSet<Element>();
const listeners = new Set<() => void>();

/** The store, in the form that React's `useSyncExternalStore` needs. */
export const portals = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Shown => shown,
};

/** Shows a component inside an element of an article instead of its content. Returns what removes it. */
export function showIn(element: Element, content: ReactNode): () => void {
  // Later, React may not have removed what it has rendered there before.
  if (!emptied.has(element)) element.replaceChildren();
  emptied.add(element);
  count += 1;
  change(new Map(shown).set(element, { key: String(count), content }));
  return () => removeIn(element);
}

/** Removes the components in an element, and in the elements that it contains. */
export const removeIn = (element: Element): void =>
  change(new Map([...shown].filter(([one]) => !element.contains(one))));

function change(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}
