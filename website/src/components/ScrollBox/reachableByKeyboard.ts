/** Makes an element focusable while it has something to scroll. */
export function reachableByKeyboard(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  observer.observe(box);
  return () => observer.disconnect();
}
