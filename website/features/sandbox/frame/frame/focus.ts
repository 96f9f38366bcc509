import { bound } from './bound.ts';

/** Kept, because code gets one that can't move the focus into the frame. */
export const focus = bound(HTMLElement.prototype.focus);

/**
 * Keeps the focus where the reader is. Code can move it within the frame, but not into it. What code does in
 * further ways, such as with modal dialogs, the page notices. Call it before any code of the reader runs.
 *
 * @param onEnter - Called when the reader clicks in the frame. A key can be meant for the page.
 */
export function keepFocus(onEnter: () => void): void {
  const hasFocus = bound(Document.prototype.hasFocus);
  for (const { prototype } of [HTMLElement, SVGElement, MathMLElement]) {
    const original = bound(prototype.focus);
    prototype.focus = function (options) {
      if (hasFocus(document)) original(this, options);
    };
  }
  window.focus = () => {};

  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && onEnter(), true);
}
