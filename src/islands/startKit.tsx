import { showIn } from './portals.ts';

/** Puts a kit's builder in the place of its picture. If its code doesn't load, the next click tries again. */
export async function startKit(target: Element): Promise<void> {
  const kit = target.closest<HTMLElement>('[data-kit]');
  const picture = kit?.querySelector<HTMLElement>('[data-picture]');
  const button = kit?.querySelector('button');
  if (!kit || !picture || !button || !target.closest('button, [data-picture]')) return;
  const { LiveKit } = await import('../components/KitGallery/LiveKit.tsx');
  if (!button.isConnected) return;
  const nodes = [...picture.childNodes];
  const hadFocus = button.matches(':focus');
  button.remove();
  showIn(picture, <LiveKit id={kit.dataset.kit ?? ''} picture={nodes} />);
  if (!hadFocus) return;
  picture.tabIndex = -1;
  picture.focus();
}
