import { describe, expect, it } from 'vitest';
import type { ScanAnswer, ScanRequest } from './protocol.ts';
import { type Readable, scanFiles } from './scanFiles.ts';

const versions = { from: 6, to: 7 };
const file = (name: string, text = '', size = text.length): Readable => ({
  name,
  size,
  text: async () => text,
});

/** A worker that answers, or fails for code that says so. */
function workerOf(answer: (request: ScanRequest) => ScanAnswer | undefined) {
  const started: Worker[] = [];
  const start = () => {
    const worker = {
      terminate() {},
      postMessage(request: ScanRequest) {
        const data = answer(request);
        queueMicrotask(() =>
          data ? this.onmessage?.({ data } as MessageEvent) : this.onerror?.({} as ErrorEvent),
        );
      },
    } as Worker;
    started.push(worker);
    return worker;
  };
  return { start, started };
}

describe('scanFiles', () => {
  it('asks one worker about each file', async () => {
    const { start, started } = workerOf(({ name }) => ({ problem: name }));
    const scanned = await scanFiles([file('a.ts'), file('b.ts')], versions, { start });
    expect(scanned).toEqual([
      { name: 'a.ts', answer: { problem: 'a.ts' } },
      { name: 'b.ts', answer: { problem: 'b.ts' } },
    ]);
    expect(started).toHaveLength(1);
  });

  it('goes on with a new worker after one that failed', async () => {
    const { start, started } = workerOf(({ code }) => (code ? { problem: 'fine' } : undefined));
    const scanned = await scanFiles([file('a.ts'), file('b.ts', 'b')], versions, { start });
    expect(scanned[0]?.answer).toEqual({ problem: expect.stringContaining('didn’t load') });
    expect(scanned[1]?.answer).toEqual({ problem: 'fine' });
    expect(started).toHaveLength(2);
  });

  it('doesn’t read a file that is too large', async () => {
    const huge = { name: 'a.ts', size: 20_000_000, text: () => Promise.reject(new Error('read')) };
    const { start, started } = workerOf(() => undefined);
    const [scanned] = await scanFiles([huge], versions, { start });
    expect(scanned?.answer).toEqual({
      problem: 'This file has 20 MB, and at most 5 MB are scanned.',
    });
    expect(started).toEqual([]);
  });

  it('says what to do about a file that can’t be read, and goes on with the same worker', async () => {
    const folder = { ...file('src'), text: () => Promise.reject(new Error('A folder.')) };
    const { start, started } = workerOf(({ name }) => ({ problem: name }));
    const scanned = await scanFiles([file('a.ts'), folder, file('b.ts')], versions, { start });
    expect(scanned.map(({ answer }) => answer)).toEqual([
      { problem: 'a.ts' },
      { problem: expect.stringMatching(/^This can’t be read, .+ Choose .+\.$/) },
      { problem: 'b.ts' },
    ]);
    expect(started).toHaveLength(1);
  });

  it('says how many files it leaves out', async () => {
    const { start } = workerOf(() => ({ findings: [], edited: undefined }));
    const files = Array.from({ length: 502 }, (_, index) => file(`${index}.ts`));
    const scanned = await scanFiles(files, versions, { start });
    expect(scanned.at(-1)?.answer).toEqual({
      problem: expect.stringContaining('Only the first 500 of 502 files were scanned.'),
    });
  });

  it('says what to do about text in another encoding', async () => {
    const latin1 = { ...file('a.ts'), text: () => Promise.reject(new TypeError('encoding')) };
    const [scanned] = await scanFiles(
      [latin1],
      versions,
      workerOf(() => undefined),
    );
    expect(scanned?.answer).toEqual({ problem: expect.stringContaining('Save it as UTF-8') });
  });

  it('stops, and names what is left', async () => {
    const stop = new AbortController();
    const { start } = workerOf(() => {
      stop.abort();
      return { findings: [], edited: undefined };
    });
    const files = ['a.ts', 'b.ts', 'c.ts'].map((name) => file(name));
    const scanned = await scanFiles(files, versions, { start, signal: stop.signal });
    expect(scanned.map(({ name }) => name)).toEqual(['a.ts', 'b.ts and 1 more']);
    expect(scanned[1]?.answer).toEqual({ problem: expect.stringContaining('You stopped') });
  });
});
