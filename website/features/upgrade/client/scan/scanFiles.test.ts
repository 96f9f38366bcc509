import { describe, expect, it, vi } from 'vitest';
import type { newChecker } from './checker.ts';
import type { ScanAnswer, ScanRequest } from './protocol.ts';
import { type Readable, scanFiles } from './scanFiles.ts';

const versions = { from: 6, to: 7 };
const file = (name: string, text = '', size = text.length): Readable => ({
  name,
  size,
  text: async () => text,
});

const workerOf = (answer: (request: ScanRequest) => ScanAnswer) => {
  const ask = vi.fn(async (_: 'scan', request: ScanRequest) => answer(request));
  return { ask, end: vi.fn() } as unknown as ReturnType<typeof newChecker>;
};

describe('scanFiles', () => {
  it('asks about each file, goes on after one that the worker failed at, and ends the worker', async () => {
    const worker = workerOf(({ name }) => {
      if (name === 'b.ts') throw new Error('It failed.');
      return { problem: name };
    });
    const scanned = await scanFiles(
      ['a.ts', 'b.ts', 'c.ts'].map((name) => file(name)),
      versions,
      {
        worker,
      },
    );
    expect(scanned).toEqual([
      { name: 'a.ts', answer: { problem: 'a.ts' } },
      { name: 'b.ts', answer: { problem: 'It failed.' } },
      { name: 'c.ts', answer: { problem: 'c.ts' } },
    ]);
    expect(worker.end).toHaveBeenCalledOnce();
  });

  it('doesn’t read a file that is too large', async () => {
    const huge = { name: 'a.ts', size: 20_000_000, text: () => Promise.reject(new Error('read')) };
    const worker = workerOf(() => ({ problem: 'read' }));
    const [scanned] = await scanFiles([huge], versions, { worker });
    expect(scanned?.answer).toEqual({
      problem: 'This file has 20 MB, and at most 5 MB are scanned.',
    });
    expect(worker.ask).not.toHaveBeenCalled();
  });

  it('says what to do about a file that can’t be read, and goes on', async () => {
    const folder = { ...file('src'), text: () => Promise.reject(new Error('A folder.')) };
    const worker = workerOf(({ name }) => ({ problem: name }));
    const scanned = await scanFiles([file('a.ts'), folder, file('b.ts')], versions, { worker });
    expect(scanned.map(({ answer }) => answer)).toEqual([
      { problem: 'a.ts' },
      { problem: expect.stringMatching(/^This can’t be read, .+ Choose .+\.$/) },
      { problem: 'b.ts' },
    ]);
  });

  it('says how many files it leaves out', async () => {
    const worker = workerOf(() => ({ findings: [], edited: undefined }));
    const files = Array.from({ length: 502 }, (_, index) => file(`${index}.ts`));
    const scanned = await scanFiles(files, versions, { worker });
    expect(scanned.at(-1)?.answer).toEqual({
      problem: expect.stringContaining('Only the first 500 of 502 files were scanned.'),
    });
  });

  it('says what to do about text in another encoding', async () => {
    const latin1 = { ...file('a.ts'), text: () => Promise.reject(new TypeError('encoding')) };
    const worker = workerOf(({ name }) => ({ problem: name }));
    const [scanned] = await scanFiles([latin1], versions, { worker });
    expect(scanned?.answer).toEqual({ problem: expect.stringContaining('Save it as UTF-8') });
  });

  it('stops, and names what is left', async () => {
    const stop = new AbortController();
    const worker = workerOf(() => {
      stop.abort();
      return { findings: [], edited: undefined };
    });
    const files = ['a.ts', 'b.ts', 'c.ts'].map((name) => file(name));
    const scanned = await scanFiles(files, versions, { worker, signal: stop.signal });
    expect(scanned.map(({ name }) => name)).toEqual(['a.ts', 'b.ts and 1 more']);
    expect(scanned[1]?.answer).toEqual({ problem: expect.stringContaining('You stopped') });
  });
});
