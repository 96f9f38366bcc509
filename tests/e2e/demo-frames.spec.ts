import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildFolder } from '../fixture/paths.ts';
import { test } from '../fixture/test.ts';

/**
 * What a page with each kit, React and the library loads at the least, in KB of scripts after gzip at
 * its best level: measured with a page per kit that had one builder and nothing of a site.
 */
const least = {
  antd: 279.4,
  bootstrap: 120.5,
  bulma: 120.6,
  chakra: 207.4,
  fluent: 193.8,
  mantine: 216.2,
  material: 193.4,
  tremor: 163.8,
};

/** The scripts that a frame asks for at once, in KB after gzip. */
function scriptsOf(kit: string): number {
  const html = readFileSync(join(buildFolder, `frames/${kit}.html`), 'utf8');
  const files = new Set(html.match(/\/frames\/[\w./-]+\.js/g));
  expect(files.size).toBeGreaterThan(1);
  const sizes = [...files].map(
    (file) => gzipSync(readFileSync(join(buildFolder, file)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

describe('the frame of a kit', () => {
  it.each(Object.entries(least))('%s loads at most a tenth more than %d KB', (kit, bytes) => {
    expect(scriptsOf(kit)).toBeLessThan(bytes * 1.1);
  });

  test('leads to the demo when it is opened by itself', async ({ site }) => {
    const page = await site.open('/frames/bulma', { ready: 'loaded' });
    await page.getByRole('link', { name: 'the demo' }).click();
    await page.waitForURL('**/demo/bulma');
  });
});

test('no page but the demo of a kit loads a kit', async ({ site }) => {
  for (const address of ['/', '/demo', '/docs/compat']) {
    const asked: string[] = [];
    const prepare = async (page: import('playwright-core').Page) =>
      page.on('request', (request) => asked.push(request.url()));
    await site.open(address, { prepare });
    expect(asked.filter((url) => url.includes('/frames/'))).toEqual([]);
  }
});
