import { moveCaretToEnd } from '../../sandbox/frame/frame/caret';
import type { Interaction } from '../../sandbox/frame/protocol';

const controls =
  ':is(button, input, select, textarea, a[href], summary, [tabindex]):not(:disabled)';

/** A still picture of a sample, which records what the reader does to it until the sample runs. */
export type Picture = ReturnType<typeof wake>;

/** Where the reader touched the picture, in pixels; `keyboard` if a key started the sample. */
export type Touch = { readonly x: number; readonly y: number } | 'keyboard';

/**
 * Makes the controls of a picture usable. The one that the reader touched gets the focus and the
 * click at once, because the sample takes a moment to arrive.
 */
export function wake(host: HTMLElement, touch: Touch | undefined) {
  host.inert = false;
  const shadow = host.shadowRoot;
  const root = shadow?.getElementById('root');
  if (!shadow || !root) return { takeInteractions: async () => [] };

  const interactions: Interaction[] = [];
  const record = (target: Element, interaction: Omit<Interaction, 'path'>) => {
    interactions.push({ path: pathOf(target, root), ...interaction });
  };
  shadow.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('a')) event.preventDefault();
    // A click on a label is followed by one on its control.
    const labeled = target.closest('label')?.control;
    if (!labeled || labeled.contains(target)) record(target, { isClick: true });
  });
  shadow.addEventListener('submit', (event) => event.preventDefault());
  shadow.addEventListener('input', ({ target }) => {
    if (hasValue(target)) record(target, { value: target.value });
  });

  if (touch) {
    const control =
      touch === 'keyboard' ? root.querySelector<HTMLElement>(controls) : controlAt(shadow, touch);
    control?.focus({ preventScroll: true });
    if (control instanceof HTMLInputElement) moveCaretToEnd(control);
    if (touch !== 'keyboard') press(control);
  }

  return {
    /** Resolves with the interactions to repeat, when no list of options is open. */
    takeInteractions: async (): Promise<readonly Interaction[]> => {
      while (isOpen(shadow.activeElement)) await nextFrame();
      const focused = shadow.activeElement;
      return focused ? [...interactions, { path: pathOf(focused, root) }] : interactions;
    },
  };
}

/** The picture is inert until now, so the event of the touch doesn't know the control. */
function controlAt(shadow: ShadowRoot, { x, y }: { readonly x: number; readonly y: number }) {
  const { left, top } = shadow.host.getBoundingClientRect();
  const touched = shadow.elementFromPoint(left + x, top + y);
  return touched?.closest<HTMLElement>(`label, ${controls}`) ?? (touched as HTMLElement | null);
}

function press(control: HTMLElement | null): void {
  if (control instanceof HTMLSelectElement) {
    try {
      control.showPicker();
    } catch {
      // It's disabled, or the touch was too long ago. It has the focus, so the next one opens it.
    }
  } else control?.click();
}

type Valued = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Checkboxes and radio buttons repeat the click. */
const hasValue = (target: EventTarget | null): target is Valued =>
  target instanceof HTMLElement &&
  target.matches('select, textarea, input:not([type=checkbox], [type=radio])');

function pathOf(element: Element, root: Element): readonly number[] {
  const path: number[] = [];
  for (let one = element; one !== root && one.parentElement; one = one.parentElement) {
    path.unshift([...one.parentElement.children].indexOf(one));
  }
  return path;
}

function isOpen(element: Element | null): boolean {
  try {
    return element?.matches('select:open') ?? false;
  } catch {
    // Browsers older than 2025 don't know the selector.
    return false;
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);
