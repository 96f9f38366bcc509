import { Transform, type TransformCallback, type Writable } from 'node:stream';

/** More than the longest input of a tool, and less than what ends the SDK's transport. */
export const maxLine = 4_000_000;

/** Bytes of answers that wait for a client which doesn't read them. */
const maxWaiting = 1_000_000;

const newline = '\n'.charCodeAt(0);

/**
 * Passes lines on, but leaves out those that are too long. It keeps at most one line in memory.
 *
 * @param refused - Called at the end of each line that was left out.
 * @param answers - Where answers to the lines go. While too many of them wait there, no line is read.
 */
export function limitedLines(
  refused: () => void,
  answers: Writable,
  { line: max, waiting }: { readonly line: number; readonly waiting: number } = {
    line: maxLine,
    waiting: maxWaiting,
  },
): Transform {
  let kept: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer): void => {
    size += part.length;
    if (size <= max) kept.push(part);
    else kept = [];
  };
  return new Transform({
    transform(this: Transform, chunk: Buffer, _encoding, done: TransformCallback) {
      let start = 0;
      for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
        add(chunk.subarray(start, end + 1));
        if (size <= max) this.push(Buffer.concat(kept));
        else refused();
        kept = [];
        size = 0;
        start = end + 1;
      }
      add(chunk.subarray(start));
      if (answers.writableLength > waiting) answers.once('drain', () => done());
      else done();
    },
  });
}
