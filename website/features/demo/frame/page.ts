import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { FrameMessage, ShowMessage } from './protocol/messages.ts';

export function send(message: FrameMessage): void {
  window.parent.postMessage(message, location.origin);
}

let latest: RuleGroupTypeAny | undefined;

/**
 * Sends the page an edit after the frame has rendered it, because a large query takes a while to copy and
 * causes work in the page. Of several edits until then, the page gets the last one.
 */
export function sendEdit(query: RuleGroupTypeAny): void {
  if (!latest) requestAnimationFrame(() => setTimeout(sendLatest));
  latest = query;
}

function sendLatest(): void {
  if (latest) send({ type: 'query', query: latest });
  latest = undefined;
}

/** Listens only to the page that contains this frame, and returns a function that ends this. */
export function listen(onShow: (message: ShowMessage) => void): () => void {
  const listener = ({ source, origin, data }: MessageEvent<ShowMessage | undefined>) => {
    if (source !== window.parent || origin !== location.origin || data?.type !== 'show') return;
    // An edit that the page doesn't know yet is of the query that it replaces.
    if (data.query) latest = undefined;
    onShow(data);
  };
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}
