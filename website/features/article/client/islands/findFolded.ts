/** Lets the browser's search find the lines that a block doesn't show, and shows them when it does. */
export function findFolded(fold: HTMLElement): undefined {
  if (!('onbeforematch' in document) || !(fold instanceof HTMLDetailsElement)) return;
  const block = fold.parentElement;
  const hide = () => {
    for (const lines of block?.querySelectorAll('.folded') ?? []) {
      lines.setAttribute('hidden', 'until-found');
    }
  };
  hide();
  block?.addEventListener('beforematch', () => {
    fold.open = true;
  });
  // The browser removes the attribute from lines that it found.
  fold.addEventListener('toggle', () => {
    if (!fold.open) hide();
  });
}
