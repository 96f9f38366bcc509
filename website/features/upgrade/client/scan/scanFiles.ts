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
}

/** The largest file that is read, in bytes, and the largest number of files. */
const maxBytes = 5_000_000;
const maxFiles = 500;

const limitMs = 20_000;

const failed = 'The code that scans didn’t load. Check your connection, and then try again.';

const unreadable =
  'This can’t be read: it’s a folder, or a file that was moved or changed. Choose the files again, or scan the folder with the command above.';

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
  start: () => Worker = startWorker,
): Promise<readonly Scanned[]> {
  const scanned: Scanned[] = [];
  let worker: Worker | undefined;
  for (const file of files.slice(0, maxFiles)) {
    const { name, size } = file;
    if (size > maxBytes) {
      const problem = `This file has ${Math.round(size / 1e6)} MB, and at most ${maxBytes / 1e6} MB are scanned.`;
      scanned.push({ name, answer: { problem } });
      continue;
    }
    const code = await file.text().catch(() => undefined);
    if (code === undefined) {
      scanned.push({ name, answer: { problem: unreadable } });
      continue;
    }
    try {
      worker ??= start();
      scanned.push({ name, answer: await ask(worker, { ...versions, name, code }) });
    } catch (error) {
      // What the file has done to the worker must not affect the next file.
      worker?.terminate();
      worker = undefined;
      scanned.push({ name, answer: { problem: error instanceof Late ? late : failed } });
    }
  }
  worker?.terminate();
  if (files.length > maxFiles) {
    const problem = `Only the first ${maxFiles} of ${files.length} files were scanned.`;
    scanned.push({ name: 'The other files', answer: { problem } });
  }
  return scanned;
}

class Late extends Error {}

const late = `The scan took longer than ${limitMs / 1000} seconds, so it was stopped.`;

function ask(worker: Worker, request: ScanRequest): Promise<ScanAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late()), limitMs);
    const done = (act: () => void) => {
      clearTimeout(timer);
      act();
    };
    worker.onmessage = ({ data }: MessageEvent<ScanAnswer>) => done(() => resolve(data));
    worker.onerror = () => done(() => reject(new Error('The worker failed.')));
    worker.postMessage(request);
  });
}

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
