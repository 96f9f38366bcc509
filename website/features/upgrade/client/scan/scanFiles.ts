import { newChecker, unlessStopped } from './checker';
import type { ScanAnswer, ScanRequest } from './protocol';

/** A file whose text is read only when its size is fine. */
export interface Readable {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly text: () => Promise<string>;
}

export interface Scanned {
  readonly name: string;
  readonly answer: ScanAnswer;
  /** The text, if it's valid code. */
  readonly code?: string;
}

interface Options {
  /** Stops the scan; the files that are left get a sentence about it. */
  readonly signal?: AbortSignal;
  /** Gets the share of the files that are scanned, up to 1. */
  readonly onProgress?: (share: number) => void;
  readonly worker?: ReturnType<typeof newScanner>;
}

/** The largest file that is read, in bytes, and the largest number of files. */
const maxBytes = 5_000_000;
const maxFiles = 500;

const limitMs = 20_000;

const newScanner = () =>
  newChecker({
    fails: 'The code that scans didn’t load. Check your connection, and then try again.',
    limit: {
      milliseconds: limitMs,
      hangs: `The scan took longer than ${limitMs / 1000} seconds, so it was stopped.`,
    },
  });

const unreadable = 'This can’t be read, because it was moved or changed. Choose the files again.';

const notText =
  'This isn’t text in UTF-8, so it can’t be scanned. Save it as UTF-8, or change it by hand.';

const stopped = 'You stopped the scan, so these files weren’t scanned or type-checked.';

/**
 * Scans files one after the other in a worker, so that the page responds meanwhile.
 *
 * @param versions - Major versions: the one that the code is written for, and the new one.
 * @returns What was found in each file, or a sentence about what is wrong with it. It never
 *   rejects.
 */
export async function scanFiles(
  files: readonly Readable[],
  versions: Pick<ScanRequest, 'from' | 'to'>,
  { signal = new AbortController().signal, onProgress, worker = newScanner() }: Options = {},
): Promise<readonly Scanned[]> {
  const scanned: Scanned[] = [];
  const wanted = files.slice(0, maxFiles);
  for (const [index, file] of wanted.entries()) {
    const { name, size } = file;
    onProgress?.(index / wanted.length);
    if (signal.aborted) {
      const left = wanted.length - index;
      const rest = left === 1 ? name : `${name} and ${left - 1} more`;
      scanned.push({ name: rest, answer: { problem: stopped } });
      break;
    }
    if (size > maxBytes) {
      const problem = `This file has ${Math.round(size / 1e6)} MB, and at most ${maxBytes / 1e6} MB are scanned.`;
      scanned.push({ name, answer: { problem } });
      continue;
    }
    try {
      const code = await file.text().catch((error) => {
        // Decoding throws a type error; reading throws another one.
        throw new Error(error instanceof TypeError ? notText : unreadable);
      });
      const request = worker.ask('scan', { ...versions, name, code });
      const answer = await unlessStopped(request, signal, stopped);
      scanned.push('problem' in answer ? { name, answer } : { name, answer, code });
    } catch (error) {
      scanned.push({ name, answer: { problem: (error as Error).message } });
    }
  }
  worker.end();
  if (files.length > maxFiles) {
    const problem = `Only the first ${maxFiles} of ${files.length} files were scanned. For more files, use the command above.`;
    scanned.push({ name: 'The other files', answer: { problem } });
  }
  return scanned;
}
