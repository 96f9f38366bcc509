import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LazyWorker, lazyWorker } from './lazyWorker.ts';

/** A worker that never answers by itself. */
class SilentWorker extends EventTarget {
  isOver = false;
  postMessage() {}
  terminate() {
    this.isOver = true;
  }
}

let workers: SilentWorker[];
let worker: LazyWorker<{ readonly say: (text: string) => string }>;
const ask = () => worker.ask('say', 'hello');

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  worker = lazyWorker({
    start: async () => {
      workers.push(new SilentWorker());
      return workers.at(-1) as unknown as Worker;
    },
    limit: { milliseconds: 1000, hangs: 'It hangs.' },
    fails: 'It fails.',
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('replaces a worker that hangs, and ends only that one', async () => {
  const first = expect(ask()).rejects.toThrow('It hangs.');
  await vi.advanceTimersByTimeAsync(500);
  const second = expect(ask()).rejects.toThrow('It hangs.');
  await vi.advanceTimersByTimeAsync(500);
  await first;
  // The first worker is gone, and the timeout of the second question must not end its successor.
  const third = expect(ask()).rejects.toThrow('It hangs.');
  await vi.advanceTimersByTimeAsync(500);
  await second;
  const fourth = expect(ask()).rejects.toThrow('It hangs.');
  expect(workers.map(({ isOver }) => isOver)).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all([third, fourth]);
  expect(workers).toHaveLength(2);
});

it('waits for a worker that reports progress', async () => {
  const question = expect(ask()).rejects.toThrow('It hangs.');
  await vi.advanceTimersByTimeAsync(900);
  const data = { id: 1, progress: { done: 1, total: 2 } };
  workers[0]?.dispatchEvent(new MessageEvent('message', { data }));
  await vi.advanceTimersByTimeAsync(900);
  expect(workers[0]?.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  await question;
});

it('replaces a worker whose code doesn’t run, and doesn’t report an error of the page', async () => {
  const question = expect(ask()).rejects.toThrow('It fails.');
  await vi.advanceTimersByTimeAsync(0);
  const error = new Event('error', { cancelable: true });
  workers[0]?.dispatchEvent(error);
  await question;
  expect(error.defaultPrevented).toBe(true);
  const next = expect(ask()).rejects.toThrow('It hangs.');
  await vi.advanceTimersByTimeAsync(1000);
  await next;
  expect(workers).toHaveLength(2);
});

it('passes on progress, errors, and answers, and none after its end', async () => {
  const heard: unknown[] = [];
  const hear = (value: unknown) => heard.push(value);
  const listen = () => worker.ask('say', 'hello', hear).then(hear, hear);
  listen();
  listen();
  await vi.advanceTimersByTimeAsync(0);
  const progress = { done: 1, total: 2 };
  for (const data of [
    { id: 1, progress },
    { id: 2, error: 'No.' },
    { id: 1, output: 'hi' },
  ]) {
    workers[0]?.dispatchEvent(new MessageEvent('message', { data }));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(heard).toEqual([progress, new Error('No.'), 'hi']);
  worker.end();
  listen();
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).toHaveLength(3);
  expect(workers.map(({ isOver }) => isOver)).toEqual([true]);
});
