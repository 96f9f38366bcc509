import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { rewriteScripts } from '../fixture/scripts.ts';
import { expect, test } from '../fixture/test.ts';

/** A sentence of /markdown-page, by which its code is known. */
const sentence = '"A remark on the side."';

/** Takes the sentence's place and throws as long as the page says so. */
const throwingSentence = `(()=>{
  if (globalThis.isBroken) throw new Error("no remark", {cause: new Error("no side", {cause: new Error("no page")})});
  return ${sentence};
})()`;

const breakSentence = (page: Page) =>
  Promise.all([
    page.addInitScript('globalThis.isBroken = true'),
    rewriteScripts(page, { containing: sentence }, (code) =>
      code.replace(sentence, throwingSentence),
    ),
  ]);

describe('a page that fails to render', () => {
  test('reports the error and its causes, and tries again', async ({ site }) => {
    site.expectProblem(/no remark/, 'React logs what an error boundary caught');
    const page = await site.open('/markdown-page', { prepare: breakSentence });
    const heading = page.getByRole('heading', { level: 1, name: 'This page crashed.' });
    await heading.waitFor();
    await expect(page).toHaveTitle(/^Page Error/);
    expect(await page.locator('main').textContent()).toContain(
      'no remark\n\nCause:\nno side\n\nCause:\nno page',
    );
    await expect(page.locator('.navbar')).toBeVisible();

    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await tryAgain.click();
    await heading.waitFor();
    await page.evaluate('globalThis.isBroken = false');
    await tryAgain.click();
    await page.getByRole('heading', { level: 1, name: 'Markdown on this site' }).waitFor();
    await expect(heading).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^Page Error/);
  });

  test('can be left by a link', async ({ site }) => {
    site.expectProblem(/no remark/, 'React logs what an error boundary caught');
    const page = await site.open('/markdown-page', { prepare: breakSentence });
    await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
    await page.locator('.navbar').getByRole('link', { name: 'Demo' }).click();
    await page.getByRole('heading', { level: 1, name: 'Demo' }).waitFor();
  });
});

test('a page module without a default export is named', async ({ site }) => {
  site.expectProblem(/default export/, 'React logs what an error boundary caught');
  const page = await site.open('/markdown-page', {
    prepare: (page) =>
      rewriteScripts(page, { containing: sentence }, (code) =>
        code.replace(/\bdefault:(?=\(\)=>)/, 'notTheDefault:'),
      ),
    ready: 'loaded',
  });
  await page.getByRole('heading', { name: 'This page crashed' }).waitFor();
  await expect(page.locator('body')).toContainText(
    "The page component at /markdown-page doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
  );
});

test('a navbar item that fails to render is reported with its configuration', async ({ site }) => {
  site.expectProblem(/navbar item failed to render/, 'React logs what an error boundary caught');
  site.expectProblem(/Can't find any sidebar/, 'the cause is logged too');
  const page = await site.open('/markdown-page', {
    prepare: (page) =>
      rewriteScripts(page, { containing: 'sidebarId:"docs"' }, (code) =>
        code.replaceAll('sidebarId:"docs"', 'sidebarId:"missing"'),
      ),
    ready: 'loaded',
  });
  await page.getByRole('heading', { name: 'This page crashed' }).waitFor();
  const text = await page.locator('body').textContent();
  expect(text).toContain('A theme navbar item failed to render.');
  expect(text).toContain('"sidebarId": "missing"');
  expect(text).toMatch(/Cause:\s*Can't find any sidebar with id "missing"/);
});

test('HTML that differs from what the browser renders is logged and corrected', async ({
  site,
}) => {
  site.expectProblem(/^error: Docusaurus React Root onRecoverableError:/, 'the HTML is altered');
  const page = await site.open('/markdown-page', {
    prepare: (page) =>
      page.route('**/markdown-page', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('A remark on the side.', 'An altered remark.');
        await route.fulfill({ response, body });
      }),
  });
  await page.getByText('A remark on the side.').waitFor();
  expect(await page.getByText('An altered remark.').count()).toBe(0);
});
