/** A frame that takes the focus this soon after the reader used the page takes it from the reader. */
const soonMs = 2000;

/** The frame's message about a click in it can arrive after the focus. */
const messageMs = 400;

/** Code that takes the focus once in this time may do it by mistake. An edit runs it again. */
const memoryMs = 30_000;

export type FocusGuard = ReturnType<typeof guardFocus>;

/**
 * Gives the focus back when code in a frame takes it while the reader uses the page. Otherwise, keys that are
 * meant for the page would go to the code.
 *
 * @param host - Contains the frames.
 * @param onRepeat - Called when the code takes it again.
 */
export function guardFocus(host: HTMLElement, onRepeat: () => void) {
  const end = new AbortController();
  let isAllowed = false;
  let usedAt = Number.NEGATIVE_INFINITY;
  let focused = document.activeElement;
  let lastTheft = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const use = (event: Event) => {
    const { target } = event;
    if (target instanceof Element && host.contains(target)) return;
    usedAt = performance.now();
    // The key may lead into the frame.
    isAllowed = event instanceof KeyboardEvent && event.key === 'Tab';
    if (event.type === 'focus' && target instanceof Element) focused = target;
  };
  const giveBack = () => {
    const { activeElement, body } = document;
    // The body has it after a frame that had it was removed.
    if (isAllowed || !(activeElement === body || host.contains(activeElement))) return;
    const now = performance.now();
    // Before the focus is given back, because code that isn't stopped yet would take it again at once.
    if (now - lastTheft < memoryMs) onRepeat();
    lastTheft = now;
    if (activeElement instanceof HTMLElement) activeElement.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  const leave = () => {
    clearTimeout(timer);
    if (performance.now() - usedAt < soonMs) timer = setTimeout(giveBack, messageMs);
  };

  const { signal } = end;
  for (const type of ['keydown', 'pointerdown', 'focus']) {
    addEventListener(type, use, { capture: true, signal });
  }
  addEventListener('blur', leave, { signal });
  return {
    /** A frame may take the focus, because the reader is in it or enters it. */
    allow: () => {
      isAllowed = true;
    },
    remove: () => {
      clearTimeout(timer);
      end.abort();
    },
  };
}
