import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFile, fetchJson, loadedOnce } from './loadedOnce.ts';

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
