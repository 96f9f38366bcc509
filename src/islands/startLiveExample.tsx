import type { Start } from '../../plugins/live-examples/client/Live.tsx';
import type { Touch } from '../../plugins/live-examples/client/picture.ts';
import { whenNear } from '../../plugins/live-examples/client/whenNear.ts';
import { showIn } from './portals.ts';

/**
 * Runs a sample in place when the reader presses a button or clicks its picture. The first one on a
 * page also starts when the reader scrolls near it.
 */
export function startLiveExample(example: HTMLElement): () => void {
  const panel = example.querySelector('[data-panel]') as HTMLElement;
  const result = example.querySelector<HTMLElement>('[data-result]');
  const status = panel.querySelector('[role=status]');
  let end: (() => void) | undefined;

  const load = async (wanted: Start, touch?: Touch) => {
    if (status) status.textContent = '';
    try {
      const { Live, keepFocusInSight } = await import(
        '../../plugins/live-examples/client/Live.tsx'
      );
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

  for (const button of panel.querySelectorAll<HTMLElement>('[data-start]')) {
    button.addEventListener('click', ({ detail }) => {
      const isKey = detail === 0 && result && button.dataset.start === 'run';
      if (isKey) load('touch', 'keyboard');
      else load(button.dataset.start as Start);
    });
  }
  result?.addEventListener('click', ({ offsetX, offsetY }) => {
    load('touch', { x: offsetX, y: offsetY });
  });
  const stopWaiting =
    example.dataset.first === undefined ? undefined : whenNear(example, () => load('auto'));
  return () => {
    stopWaiting?.();
    end?.();
  };
}
