import { bound } from './bound.ts';

/** Browsers take a second or more to lay out many more elements than this. */
export const mostElements = 50_000;

/** Empties a document that gets too large, before its layout. Call it before any code of the reader runs. */
export function limitElements(onExcess: () => void): void {
  const { body } = document;
  const elements = document.getElementsByTagName('*');
  const empty = bound<Element, [], void>(Element.prototype.replaceChildren);
  const count = bound<HTMLCollection, [], number>(
    Object.getOwnPropertyDescriptor(HTMLCollection.prototype, 'length')?.get as () => number,
  );
  new MutationObserver(() => {
    if (count(elements) <= mostElements) return;
    empty(body);
    onExcess();
  }).observe(document, { childList: true, subtree: true });
}
