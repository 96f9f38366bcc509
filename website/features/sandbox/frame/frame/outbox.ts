import { type FrameMessage, longestBatch } from '../protocol.ts';

/** Kept, because the reader's code can replace it. */
const { stringify } = JSON;

/** Of these, the page needs only the latest. */
const isState = (kind: FrameMessage['kind']): boolean => kind !== 'console';

/** Collects messages until the page has acknowledged the last batch. `post` gets a batch as JSON. */
export function createOutbox(post: (batch: string) => void) {
  let waiting: readonly FrameMessage[] = [];
  let isOpen = true;

  const flush = () => {
    if (!isOpen || waiting.length === 0) return;
    const batch = stringify(waiting);
    waiting = [];
    // Code that replaces methods of arrays can put anything into a batch.
    if (batch.length > longestBatch) return;
    isOpen = false;
    post(batch);
  };

  return {
    /** Sends a message with the next batch. It replaces a waiting one of its kind, except printed lines. */
    send: (message: FrameMessage): void => {
      const others = isState(message.kind)
        ? waiting.filter(({ kind }) => kind !== message.kind)
        : waiting;
      waiting = [...others, message];
      flush();
    },
    /** The page is done with the last batch. */
    acknowledge: (): void => {
      isOpen = true;
      flush();
    },
  };
}
