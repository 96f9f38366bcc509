import { describe, expect, it, vi } from 'vitest';
import { utilityNames } from '../names.ts';
import { lazyUtility } from './lazy-utility.ts';
import { load } from './utilities.ts';

describe('lazyUtility', () => {
  it('downloads on the first call only', async () => {
    const download = vi.fn(async () => (a: number, b: number) => a + b);
    const add = lazyUtility(download) as (a: number, b: number) => Promise<unknown>;
    expect(download).not.toHaveBeenCalled();
    expect([await add(1, 2), await add(3, 4)]).toEqual([3, 7]);
    expect(download).toHaveBeenCalledTimes(1);
  });

  it('rejects when the download fails, and tries again on the next call', async () => {
    const download = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(() => 'ok');
    const utility = lazyUtility(download);
    await expect(utility()).rejects.toThrow('offline');
    await expect(utility()).resolves.toBe('ok');
  });
});

describe('the offered functions', () => {
  it.each(utilityNames)('%s comes with the installed library', async (name) => {
    expect(typeof (await load[name]())).toBe('function');
  });
});
