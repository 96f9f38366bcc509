import { togglePanel } from './panel.ts';
import { showAt, watchPointer } from './pointer.ts';

const watched = new WeakSet<HTMLElement>();

export function pointAt(target: Element, event: PointerEvent): void {
  const body = bodyOf(target);
  if (!body || watched.has(body)) return;
  watched.add(body);
  watchPointer(body, event);
}

/** Opens the list of types, or shows the type of the name that was tapped. */
export function press(target: Element, { clientX, clientY }: MouseEvent): void {
  const body = bodyOf(target);
  if (!body) return;
  const button = target.closest<HTMLElement>('[data-types]');
  if (button) togglePanel(body, button);
  else if (target.closest('pre') && !target.closest('a') && getSelection()?.isCollapsed) {
    showAt(body, clientX, clientY);
  }
}

const bodyOf = (target: Element) => target.closest<HTMLElement>('[data-island=names]');
