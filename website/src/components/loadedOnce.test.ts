import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFile, fetchJson, loadedOnce } from './loadedOnce.ts';

describe('loadedOnce', () => {
  it('loads each thing with the first call only', async () => {
    const load = vi.fn(async (key: string) => key.length);
    const lengthOf = loadedOnce(load);
    expect(load).not.toHaveBeenCalled();
    expect([await lengthOf('a'), await lengthOf('a'), await lengthOf('bc')]).toEqual([1, 1, 2]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('rejects when loading fails, and tries again with the next call', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('ok');
    const loaded = loadedOnce(load);
    await expect(loaded('a')).rejects.toThrow('offline');
    await expect(loaded('a')).resolves.toBe('ok');
  });
});

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };

describe('fetchFile', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each([
    ['status 404', new Response('', { status: 404 }), 'answered with status 404'],
    ['a page and status 200', new Response('<!doctype html>', html), 'answered with a page'],
  ])('rejects an answer with %s', async (_, response, message) => {
    vi.stubGlobal('fetch', async () => response);
    await expect(fetchFile('/file.json')).rejects.toThrow(message);
  });

  it('rejects when the server does not answer', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => {
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const rejected = expect(fetchFile('/file.json')).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(20_000);
    await rejected;
  });

  it('doesn’t cache a response that is cut off', async () => {
    const answers = ['{"a":', '{"a":1}'];
    vi.stubGlobal('fetch', async () => new Response(answers.shift()));
    const load = loadedOnce(fetchJson);
    await expect(load('/file.json')).rejects.toThrow(SyntaxError);
    await expect(load('/file.json')).resolves.toEqual({ a: 1 });
  });
});
