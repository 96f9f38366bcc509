import type { Interaction } from '../protocol.ts';
import { moveCaretToEnd } from './caret.ts';
import { focus } from './focus.ts';

/**
 * Repeats in the rendered elements what the reader did to their picture, and leaves the focus on the last
 * one. It ends at the first element that the sample doesn't have.
 */
export function replay(interactions: readonly Interaction[]): void {
  for (const { path, value, isClick } of interactions) {
    const element = elementAt(path);
    if (!(element instanceof HTMLElement)) return;
    focus(element, { preventScroll: true });
    if (value !== undefined) write(element, value);
    if (element instanceof HTMLInputElement) moveCaretToEnd(element);
    if (isClick) element.click();
  }
}

const elementAt = (path: readonly number[]): Element | null | undefined =>
  path.reduce<Element | null | undefined>(
    (element, index) => element?.children[index],
    document.getElementById('root'),
  );

/** React overrides the property on the element, and ignores events after which it looks unchanged. */
function write(element: HTMLElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
  set?.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}
