/** Browsers take a second or more to lay out more elements than this. */
export const mostElements = 50_000;

/**
 * Empties the document when it gets too large, before the browser lays it out. Call it before any code
 * of the reader runs.
 *
 * @param onExcess - Called each time.
 */
export function limitElements(onExcess: () => void): void {
  const elements = document.getElementsByTagName('*');
  new MutationObserver(() => {
    if (elements.length <= mostElements) return;
    document.body.replaceChildren();
    onExcess();
  }).observe(document, { childList: true, subtree: true });
}
