import { type FrameMessage, readShowMessage, type ShowMessage } from '../protocol/messages.ts';

/** Tells the page something. */
export function tell(message: FrameMessage): void {
  window.parent.postMessage(message, location.origin);
}

/**
 * Listens to the page this frame is in, and to nobody else.
 *
 * @returns What ends it.
 */
export function listen(onShow: (message: ShowMessage) => void): () => void {
  const listener = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || origin !== location.origin) return;
    const message = readShowMessage(data);
    if (message) onShow(message);
  };
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}
