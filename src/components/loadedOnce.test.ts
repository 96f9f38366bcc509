import { describe, expect, it, vi } from 'vitest';
import { loadedOnce } from './loadedOnce.ts';

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
