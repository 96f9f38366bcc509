import { showIn } from '../../../article/client/islands/portals.ts';
import { LiveKit } from './LiveKit.tsx';

/** Puts a kit's builder in the place of its picture. */
export function startKit(target: Element): void {
  const kit = target.closest<HTMLElement>('[data-kit]');
  const picture = kit?.querySelector<HTMLElement>('[data-picture]');
  const button = kit?.querySelector('button');
  if (!kit?.isConnected || !picture || !button || !target.closest('button, [data-picture]')) return;
  const nodes = [...picture.childNodes];
  const hadFocus = button.matches(':focus');
  button.remove();
  showIn(picture, <LiveKit id={kit.dataset.kit ?? ''} picture={nodes} />);
  if (!hadFocus) return;
  picture.tabIndex = -1;
  picture.focus();
}
