import type { RuleGroupTypeAny } from 'react-querybuilder';
import { type FrameMessage, readShowMessage, type ShowMessage } from '../protocol/messages.ts';

/** Tells the page something. */
export function tell(message: FrameMessage): void {
  window.parent.postMessage(message, location.origin);
}

let latest: RuleGroupTypeAny | undefined;

/**
 * Tells the page of an edit once the frame has drawn it: a large query takes a while to copy, and
 * the page has work with it. Of several edits until then the page gets the last.
 */
export function tellEdit(query: RuleGroupTypeAny): void {
  if (!latest) requestAnimationFrame(() => setTimeout(tellLatest));
  latest = query;
}

function tellLatest(): void {
  if (latest) tell({ type: 'query', query: latest });
  latest = undefined;
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
