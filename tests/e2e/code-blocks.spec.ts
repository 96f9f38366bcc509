import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { denyCopying } from '../fixture/clipboard.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

/** The block of /markdown-page with a line that goes and a line that comes. */
const changedBlock = (page: Page) =>
  page.locator('.theme-code-block', { has: page.locator('.line.remove') }).first();

const copyButton = (page: Page) =>
  changedBlock(page).getByRole('button', { name: /code to clipboard/ });

const selectedText = (page: Page) => page.evaluate(() => String(getSelection()));

describe('the copy button', () => {
  test('copies the code without its removed lines', async ({ site }) => {
    const page = await site.open('/markdown-page', { canCopy: true });
    await copyButton(page).focus();
    await expect(copyButton(page)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(copyButton(page)).toContainText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const total = 250;');
  });

  test('selects the code when the clipboard is closed to the page', async ({ site }) => {
    const page = await site.open('/markdown-page');
    await denyCopying(page, site);
    await changedBlock(page).hover();
    await copyButton(page).click();
    await expect(copyButton(page)).toContainText('Ctrl+C');
    expect(await selectedText(page)).toContain('const total = 250;');
  });
});

describe('a folded block', () => {
  test('is folded before its end arrives', async ({ site }) => {
    const address = '/docs/tips/managing-operators';
    const page = await site.open(address, {
      javaScript: false,
      prepare: (tab) =>
        tab.route(site.origin + address, async (route) => {
          const response = await route.fetch();
          const [arrived = ''] = (await response.text()).split(/<details class="code-fold/);
          await route.fulfill({ response, body: arrived });
        }),
    });
    await expect(page.locator('.gap').first()).toBeVisible();
    await expect(page.locator('.folded').first()).toBeHidden();
  });
});

describe('no button covers code', () => {
  test.for([
    ['with a mouse', {}],
    ['on a touch screen', { viewport: viewports.phone, phone: true }],
  ] as const)('%s', async ([, options], { site }) => {
    const page = await site.open('/docs/components/valueeditor', options);
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('.theme-code-block')].filter((block) => {
        const button = block.querySelector('[data-island=copy]')?.getBoundingClientRect();
        const code = block.querySelector('code')?.getBoundingClientRect();
        return !button || !code || button.bottom > code.top;
      }),
    );
    expect(covered).toHaveLength(0);
  });
});

describe('folded lines', () => {
  test('unfold when the browser finds something in them', async ({ site }) => {
    const page = await site.open('/docs/tips/managing-operators');
    const block = page.locator('.theme-code-block:has(.folded)').first();
    const lines = block.locator('.folded').first();
    await expect(lines).toHaveAttribute('hidden', 'until-found');
    const { height } = (await lines.boundingBox()) ?? {};
    expect(height).toBe(0);
    // A link to something in them has the same effect as the search.
    await lines
      .locator('> *')
      .first()
      .evaluate((line) => {
        line.id = 'found';
        location.hash = 'found';
      });
    await expect(block.locator('details')).toHaveAttribute('open');
    for (const one of await block.locator('.folded').all()) await expect(one).toBeVisible();
    await block.getByText('Show fewer lines').click();
    await expect(lines).toHaveAttribute('hidden', 'until-found');
  });
});

describe('install commands', () => {
  const managers = ['npm', 'Yarn', 'pnpm', 'Bun'];
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first();
  const shownCommand = (page: Page) =>
    page.locator('.tabs-container [role=tabpanel]:not([hidden])').first().locator('code');

  test('switch between the package managers, and stay switched', async ({ site }) => {
    const page = await site.open('/docs/intro');
    await expect(shownCommand(page)).toHaveText(/^npm install react-querybuilder@/);
    await tab(page, 'pnpm').click();
    await expect(shownCommand(page)).toHaveText(/^pnpm add react-querybuilder@/);
    await site.reload(page);
    await expect(shownCommand(page)).toHaveText(/^pnpm add/);
    await site.visit(page, '/docs/6/intro');
    await expect(shownCommand(page)).toHaveText(/^pnpm add react-querybuilder@6/);
  });

  test('offer npm, Yarn, pnpm and Bun', async ({ tour }) => {
    const page = await tour.visit('/markdown-page');
    await expect(page.locator('.tabs-container').first().getByRole('tab')).toHaveText(managers);
    for (const name of managers) {
      await tab(page, name).click();
      await expect(shownCommand(page)).toHaveText(
        new RegExp(`^${name.toLowerCase()} (?:install|add) react-querybuilder$`),
      );
    }
  });
});

test('tokens are colored by classes, not by style attributes', async ({ tour }) => {
  const page = await tour.visit('/markdown-page');
  const colors = await page
    .locator('.theme-code-block code span')
    .evaluateAll((tokens) => tokens.map((token) => getComputedStyle(token).color));
  expect(new Set(colors).size).toBeGreaterThan(3);
  expect(await page.locator('.theme-code-block code [style]').count()).toBe(0);
});

test('code of every language that the docs use is colored', async ({ tour }) => {
  const page = await tour.visit('/markdown-page');
  for (const language of ['tsx', 'ts', 'json', 'mongodb', 'scss']) {
    const block = page.locator(`.theme-code-block[data-language=${language}]`).first();
    expect(await block.locator('[class^=t-]').count(), language).toBeGreaterThan(0);
  }
  const diff = page.locator('.theme-code-block[data-language=diff]');
  await expect(diff.locator('.line.remove')).toHaveText('- total > 100');
  await expect(diff.locator('.line.add')).toHaveText('+ total > 250');
});
