import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { interactive } from '../fixture/interactive.ts';
import { isStock } from '../fixture/paths.ts';
import { countDocuments, removeScripts, type ScriptFilter } from '../fixture/scripts.ts';
import { expect, test } from '../fixture/test.ts';

/** Long enough for a reload that should not happen to begin. */
const quietMs = 1500;

const connection = { saveData: true };

const boots: readonly (ScriptFilter & { readonly what: string })[] = [
  { what: 'the scripts of the application are gone', kind: 'boot' },
  { what: 'the script of the page is gone', kind: 'page' },
];

describe('after a new deployment', () => {
  test.for(boots)(
    '$what: the page is loaded once more, then stays readable',
    async (missing, { site }) => {
      site.expectProblem(/404 .*\/assets\/js\//, 'the scripts are gone');
      if (isStock) site.allowProblem(/ChunkLoadError/, 'the client of Docusaurus reports it');
      const page = await site.newPage({ connection });
      const documents = countDocuments(page);
      await removeScripts(page, missing);
      await site.visit(page, '/docs/6/intro', { ready: 'loaded' });
      await expect.poll(() => documents.count).toBe(2);
      await page.waitForTimeout(quietMs);
      expect(documents.count).toBe(2);
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.locator('.markdown h2').count()).toBeGreaterThan(2);
    },
  );

  test('a script that is back after the reload lets the page start', async ({ site }) => {
    site.expectProblem(/404 .*\/assets\/js\//, 'the script is gone once');
    site.allowProblem(/ChunkLoadError/, 'lost when the reload comes before the console hears it');
    const page = await site.newPage({ connection });
    const documents = countDocuments(page);
    await removeScripts(page, { kind: 'page', times: 1 });
    await site.visit(page, '/docs/6/intro');
    expect(documents.count).toBe(2);
  });

  test('a link to a page whose script is gone reloads that page', async ({ site }) => {
    site.expectProblem(/404 .*\/assets\/js\//, 'the script is gone once');
    site.expectProblem(/^warning: ChunkLoadError/, 'the reason for the reload is logged');
    const page = await site.open('/docs/6/intro', { connection });
    const documents = countDocuments(page);
    await removeScripts(page, { kind: 'page', times: 1 });
    await openDemo(page);
    await page.getByRole('heading', { level: 1, name: 'Demo' }).waitFor();
    await interactive(page);
    expect(new URL(page.url()).pathname).toBe('/demo');
    await page.waitForTimeout(quietMs);
    expect(documents.count).toBe(1);
  });

  test('a link to a page whose script stays gone ends on that page, readable', async ({ site }) => {
    site.expectProblem(/404 .*\/assets\/js\//, 'the script is gone');
    site.expectProblem(/ChunkLoadError/, 'the page cannot start without its code');
    const page = await site.open('/docs/6/intro', { connection });
    const documents = countDocuments(page);
    await removeScripts(page, { kind: 'page' });
    await openDemo(page);
    await page.getByRole('heading', { level: 1, name: 'Demo' }).waitFor();
    await expect.poll(() => documents.count).toBe(2);
    await page.waitForTimeout(quietMs);
    expect(documents.count).toBe(2);
    await expect(page.locator('h1')).toBeVisible();
  });
});

function openDemo(page: Page): Promise<void> {
  return page.locator('.navbar').getByRole('link', { name: 'Demo' }).click();
}
