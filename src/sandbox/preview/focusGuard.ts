/** A frame that takes the focus this soon after the reader used the page takes it from the reader. */
const soonMs = 2000;

/** The frame's message about a click in it can arrive after the focus. */
const messageMs = 400;

export interface FocusGuard {
  /** The frame may take the focus, because the reader is in it or enters it. */
  readonly allow: () => void;
  readonly remove: () => void;
}

/**
 * Gives the focus back when code in a frame takes it while the reader uses the page. Otherwise, keys that are
 * meant for the page would go to the code.
 *
 * @param onRepeat - Called when the code takes it again. A sample can do it once by mistake.
 */
export function guardFocus(frame: HTMLIFrameElement, onRepeat: () => void): FocusGuard {
  const end = new AbortController();
  let isAllowed = false;
  let usedAt = Number.NEGATIVE_INFINITY;
  let focused = document.activeElement;
  let isRepeat = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const use = (event: Event) => {
    if (event.target === frame) return;
    usedAt = performance.now();
    // The key may lead into the frame.
    isAllowed = event instanceof KeyboardEvent && event.key === 'Tab';
    if (event.type === 'focus' && event.target instanceof Element) focused = event.target;
  };
  const giveBack = () => {
    if (isAllowed || document.activeElement !== frame) return;
    frame.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    if (isRepeat) onRepeat();
    isRepeat = true;
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
    allow: () => {
      isAllowed = true;
    },
    remove: () => {
      clearTimeout(timer);
      end.abort();
    },
  };
}
