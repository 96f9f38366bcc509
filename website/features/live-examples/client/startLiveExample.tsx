import { showIn } from '../../article/client/islands/portals.ts';
import type { Start } from './Live.tsx';
import type { Touch } from './picture.ts';
import { whenNear } from './whenNear.ts';

type Load = (wanted: Start, touch?: Touch) => Promise<void>;

const loads = new WeakMap<Element, Load>();

/** Prepares a sample to run in place. The first one on a page starts when the reader scrolls near it. */
export function startLiveExample(example: HTMLElement): () => void {
  const panel = example.querySelector('[data-panel]') as HTMLElement;
  const result = example.querySelector<HTMLElement>('[data-result]');
  const status = panel.querySelector('[role=status]');
  let end: (() => void) | undefined;

  const load: Load = async (wanted, touch) => {
    if (status) status.textContent = '';
    try {
      const { Live, keepFocusInSight } = await import('./Live.tsx');
      // Buttons that are replaced would lose the click of the pointer on them, or the focus.
      if (wanted === 'auto' && panel.matches(':hover, :focus-within')) return;
      // One that has started by itself, but hasn't run yet, starts again with the reader's click.
      const isWaiting = wanted === 'touch' && result?.getAttribute('role') === 'img';
      if (end && !isWaiting) return;
      end?.();
      if (wanted === 'auto') keepFocusInSight(example);
      end = showIn(panel, <Live example={example} start={wanted} touch={touch} />);
    } catch {
      if (status && wanted !== 'auto') {
        status.textContent = "The example didn't load. Check your connection, then try again.";
      }
    }
  };

  loads.set(example, load);
  const stopWaiting =
    example.dataset.first === undefined ? undefined : whenNear(example, () => load('auto'));
  return () => {
    stopWaiting?.();
    end?.();
  };
}

/** Runs a sample whose button or picture was clicked. */
export function runLiveExample(target: Element, event: MouseEvent): void {
  const example = target.closest('[data-live-example]');
  const load = example && loads.get(example);
  const start = target.closest<HTMLElement>('[data-start]')?.dataset.start;
  if (start) {
    const isKey = event.detail === 0 && start === 'run' && example?.querySelector('[data-result]');
    if (isKey) load?.('touch', 'keyboard');
    else load?.(start as Start);
  } else if (target.closest('[data-result]')) {
    load?.('touch', { x: event.offsetX, y: event.offsetY });
  }
}
