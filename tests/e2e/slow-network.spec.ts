import type { Page, Route } from '@playwright/test';
import { describe } from 'vitest';
import { faultOf, hasRun, preview, sandboxWith } from '../fixture/sandbox.ts';
import { expect, test } from '../fixture/test.ts';
import { ask, dialog } from '../search/dialog.ts';

const hang = (pattern: string) => (page: Page) => page.route(pattern, () => {});

const framePage = '**/play/frame/*';

const late = /takes longer than usual/;

// These tests mostly wait, so they wait at the same time.
describe.concurrent('a message explains the wait after five seconds', () => {
  test('when the scripts of the sandbox do not load', async ({ site }) => {
    site.expectProblem(/\.js/, 'the test fails the requests');
    const page = await site.open('/sandbox', {
      ready: 'parsed',
      prepare: (opened) => opened.route('**/*.js', (route) => route.abort()),
    });
    await expect(page.getByText(late)).toBeHidden();
    await expect(page.getByText(late)).toBeVisible();
  });

  test('when what the code needs does not load', async ({ site }) => {
    const page = await site.open('/sandbox', { prepare: hang('**/play/manifest.json') });
    await expect(page.getByText(late)).toBeVisible();
  });

  test('when the frame of a kit does not load', async ({ site }) => {
    const page = await site.open('/demo', { prepare: hang('**/frames/**') });
    await page.getByRole('link', { name: 'Mantine' }).first().click();
    await expect(page.getByText('Mantine takes longer than usual to load')).toBeVisible();
  });

  test('when the search index does not load', async ({ site }) => {
    const page = await site.open('/docs/intro', { prepare: hang('**/search/**') });
    await ask(page, 'validation');
    await expect(dialog(page).modal.getByText(late)).toBeVisible();
  });
});

describe.concurrent('the frame of a preview', () => {
  const code = 'export default () => <p>ready</p>;';

  test.for([
    ['a network that fails', (route: Route) => route.abort()],
    ['a host that answers with an error', (route: Route) => route.fulfill({ status: 503 })],
  ] as const)('is reported if it meets %s', async ([, answer], { site }) => {
    site.expectProblem(/503|ERR_FAILED/, 'the test answers so');
    const page = await site.open(await sandboxWith(code), {
      prepare: (opened) => opened.route(framePage, answer),
    });
    await expect.poll(() => faultOf(page)).toContain('could not be loaded');
  });

  test.for([
    ['arrives', (route: Route) => setTimeout(() => route.fallback(), 8000)],
    [
      'answers',
      async (route: Route) => {
        const page = await route.fetch();
        const busy = 'onload = () => { const end = Date.now() + 4000; while (Date.now() < end); }';
        const body = (await page.text()).replace('</body>', `<script>${busy}</script></body>`);
        await route.fulfill({ response: page, body });
      },
    ],
  ] as const)('runs the code even if it %s late', async ([, answer], { site }) => {
    const page = await site.open(await sandboxWith(code), {
      prepare: (opened) => opened.route(framePage, answer),
    });
    await hasRun(page);
    await expect(preview(page).getByText('ready')).toBeVisible();
    expect(await faultOf(page)).toBe('');
  });
});

describe('a bad answer is not kept', () => {
  test.for([
    ['a page in place of the manifest', '<!doctype html>', 'text/html'],
    ['a manifest that is cut off', '{"frame":', 'application/json'],
  ] as const)('%s', async ([, body, contentType], { site }) => {
    let isBad = true;
    const page = await site.open(await sandboxWith('export default () => <p>ready</p>;'), {
      prepare: (opened) =>
        opened.route('**/play/manifest.json', (route) =>
          isBad ? route.fulfill({ body, contentType }) : route.fallback(),
        ),
    });
    await expect.poll(() => faultOf(page)).toContain('could not be loaded');
    isBad = false;
    await page.getByRole('button', { name: 'Run again' }).click();
    await hasRun(page);
    await expect(preview(page).getByText('ready')).toBeVisible();
  });

  test('an engine that did not load', async ({ site }) => {
    site.expectProblem(/wasm/, 'the test fails the request');
    let isBad = true;
    const page = await site.open('/demo', {
      prepare: (opened) =>
        opened.route('**/*.wasm', (route) => (isBad ? route.abort() : route.fallback())),
    });
    await page.getByRole('button', { name: 'Results', exact: true }).click();
    const row = page.getByRole('row', { name: /SQLite.*sql\.js/ });
    await expect(row).toContainText('did not load');
    isBad = false;
    await row.getByRole('button', { name: 'Try again' }).click();
    await expect(row).toContainText(/\d+ of \d+/);
  });

  test('a page that was missing once', async ({ site }) => {
    site.expectProblem(/404/, 'the test answers so');
    let isBad = true;
    const page = await site.open('/docs/intro', {
      prepare: (opened) =>
        opened.route('**/pages/docs/typescript.json', (route) =>
          isBad ? route.fulfill({ status: 404 }) : route.fallback(),
        ),
    });
    const link = page.locator('.theme-doc-sidebar-menu a[href="/docs/typescript"]');
    await link.click();
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    isBad = false;
    await page.goBack();
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'TypeScript' }).waitFor();
  });
});
