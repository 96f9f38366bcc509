import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { latest } from '../../releases/versions.ts';
import { pageOf } from '../../website/features/search/client/types.ts';
import { accessibilityFaults, findFaults } from '../fixture/axe.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';
import { builtSearch, hitsOf } from '../search/built-index.ts';
import { ask, dialog, isOfSearch } from '../search/dialog.ts';

/** Long enough for a notice that should stay to be taken back. */
const quietMs = 800;

const start = '/docs/6/intro';

const hostile = [
  '<img src=x onerror=alert(1)>',
  '</mark><script>alert(1)</script>',
  '.*+?^{}$()|[]\\',
  '(((((((((((((((((',
  '%E0%A4%A %00 \\u0000',
  '__proto__ constructor',
  'קבוצת כללים',
  '🎉👩‍👩‍👧 ﷽',
  'x'.repeat(10_000),
];

describe('the search dialog', () => {
  test.for(['click', 'Control+k', 'Meta+k', '/'])(
    'opens with %s, and closes with Escape',
    async (way, { site }) => {
      const page = await site.open(start);
      const { button, field } = dialog(page);
      if (way === 'click') await button.click();
      else await page.keyboard.press(way);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('maxlength', '64');
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'detached' });
      if (way === 'click') await expect(button).toBeFocused();
    },
  );

  test.for([
    { where: 'a link', path: start, of: (page: Page) => page.locator('main a').first() },
    {
      where: 'the editor of the sandbox',
      path: '/sandbox',
      of: (page: Page) => page.locator('.cm-content'),
    },
  ])('gives the focus back to $where', async ({ path, of }, { site }) => {
    const page = await site.open(path);
    const { field } = dialog(page);
    const before = of(page);
    await before.focus();
    for (const close of ['Escape', 'Control+k']) {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await page.keyboard.press(close);
      await expect(before).toBeFocused();
    }
  });

  test('is a combobox with a list for the keyboard and screen readers', async ({ site }) => {
    const page = await site.open('/docs/intro');
    const { field, list, hits, modal } = dialog(page);
    await ask(page, '');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(await accessibilityFaults(page)).toEqual([]);
    await field.fill('export');
    await hits.first().waitFor();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(list).toHaveAttribute('id', (await field.getAttribute('aria-controls')) ?? '');
    await expect(modal.getByRole('status')).toHaveText(/^\d+ results$/);
    expect(await findFaults(page)).toEqual([]);
    const active = async () => {
      await expect(field).toBeFocused();
      const id = await field.getAttribute('aria-activedescendant');
      const ids = await hits.evaluateAll((all) => all.map((hit) => hit.id));
      const selected = await hits.evaluateAll((all) =>
        all.flatMap((hit, at) => (hit.ariaSelected === 'true' ? [at] : [])),
      );
      expect(selected).toEqual(id ? [ids.indexOf(id)] : []);
      return selected[0];
    };
    expect(await active()).toBeUndefined();
    const last = (await hits.count()) - 1;
    const steps = [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', undefined],
      ['ArrowUp', last],
      ['ArrowDown', undefined],
    ] as const;
    for (const [key, at] of steps) {
      await page.keyboard.press(key);
      expect(await active(), key).toBe(at);
    }
    await page.keyboard.press('ArrowUp');
    await expect(hits.last()).toBeInViewport();
    await field.pressSequentially('s');
    expect(await active()).not.toBe(0);
  });

  test('keeps titles beside their versions on a phone', async ({ site }) => {
    const page = await site.open('/docs/intro', { viewport: viewports.phone });
    await ask(page, 'mongodb');
    const { hits, scope } = dialog(page);
    await hits.first().waitFor();
    await scope.selectOption({ label: 'All versions' });
    await hits.filter({ hasText: latest.label }).first().waitFor();
    const gaps = await hits.evaluateAll((all) =>
      all.map(({ children: [name, badge] }) =>
        name && badge
          ? badge.getBoundingClientRect().left - name.getBoundingClientRect().right
          : Number.NaN,
      ),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  });

  test('opens with a letter typed on the button, which starts the query', async ({ site }) => {
    const page = await site.open(start);
    const { button, field } = dialog(page);
    await button.focus();
    await page.keyboard.press('f');
    await expect(field).toBeFocused();
    await page.keyboard.type('ormat');
    await expect(field).toHaveValue('format');
  });

  test('ignores keys that are typed into another field', async ({ site }) => {
    const page = await site.open('/search');
    const field = page.getByRole('searchbox', { name: 'Search the documentation' });
    await field.pressSequentially('a/b');
    await expect(field).toHaveValue('a/b');
    expect(await dialog(page).modal.count()).toBe(0);
  });

  test('closes with Cancel on a phone', async ({ site }) => {
    const page = await site.open(start, { viewport: viewports.phone });
    const { button, modal } = dialog(page);
    await button.click();
    await modal.getByRole('button', { name: 'Cancel' }).click();
    await modal.waitFor({ state: 'detached' });
  });

  test('loads nothing before the reader reaches for it', async ({ site }) => {
    const asked: string[] = [];
    const page = await site.open(start, {
      prepare: async (tab) => tab.on('request', (request) => asked.push(request.url())),
    });
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isOfSearch)).toEqual([]);
    await dialog(page).button.hover();
    await expect.poll(() => asked.filter((url) => /search-dialog.*js$/.test(url)).length).toBe(1);
    expect(asked.filter((url) => /search-index/.test(url))).toEqual([]);
  });

  test('finds pages of the current version, and opens them', async ({ site }) => {
    const page = await site.open(start);
    await ask(page, 'showCloneButtons');
    const { hits, modal } = dialog(page);
    await hits.first().waitFor();
    await expect(hits.first()).toContainText('showCloneButtons');
    await expect(hits.first()).toHaveAttribute('href', /^\/docs\/6\//);
    expect(await hits.first().locator('mark').count()).toBeGreaterThan(0);
    expect(await hits.count()).toBeLessThanOrEqual(20);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/6/components/querybuilder#*');
    await modal.waitFor({ state: 'detached' });
  });

  test('keeps the order of the engine, and has each page once', async ({ site }) => {
    const page = await site.open('/docs/intro');
    const { hits } = dialog(page);
    for (const query of ['export', 'formatQuery', 'validator']) {
      await ask(page, '');
      await expect(hits).toHaveCount(0);
      await ask(page, query);
      await hits.first().waitFor();
      const links = await hits.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const wanted = await hitsOf(builtSearch(), query, latest.name);
      expect(links).toEqual(wanted.map(({ url }) => url));
      const pages = new Set(wanted.map(pageOf));
      expect(pages.size).toBe(links.length);
    }
  });

  test('widens to all versions, and says the version of each hit', async ({ site }) => {
    const page = await site.open(start);
    await ask(page, 'showCloneButtons');
    const { hits, scope, field } = dialog(page);
    await hits.first().waitFor();
    await scope.selectOption({ label: 'All versions' });
    await hits.filter({ hasText: latest.label }).first().waitFor();
    await expect(field).toHaveValue('showCloneButtons');
    for (const label of ['v6', 'v4', 'Next']) {
      expect(await hits.filter({ hasText: label }).count(), label).toBeGreaterThan(0);
    }
  });

  test('leads to all results on the search page', async ({ site }) => {
    const page = await site.open(start);
    await ask(page, 'group');
    await dialog(page)
      .modal.getByRole('link', { name: /^See all \d+ results$/ })
      .click();
    await page.waitForURL('**/search?q=group&version=6');
    await page.locator('main ol > li').first().waitFor();
  });

  test('opens another hit than the first with the keyboard', async ({ site }) => {
    const page = await site.open(start);
    await ask(page, 'showCloneButtons');
    const second = await dialog(page).hits.nth(1).getAttribute('href');
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL(`**${second}`);
  });

  test('keeps recent searches until they are cleared', async ({ site }) => {
    const page = await site.open(start);
    const { hits, modal } = dialog(page);
    await ask(page, 'showCloneButtons');
    await hits.first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/components/querybuilder#*');
    await site.reload(page);
    await page.keyboard.press('/');
    await modal.getByRole('listbox', { name: 'Recent' }).waitFor();
    await expect(hits.first()).toContainText('showCloneButtons');
    await modal.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(hits).toHaveCount(0);
    await site.reload(page);
    await page.keyboard.press('/');
    await modal.getByText('Try searching for').waitFor();
    await expect(hits).toHaveCount(0);
  });

  test('says when there are no hits, and what to do', async ({ site }) => {
    const page = await site.open(start);
    const { hits, modal } = dialog(page);
    await ask(page, 'group');
    await hits.first().waitFor();
    for (const query of ['weather', '$foo', '&&', 'zzqqxx']) {
      await ask(page, query);
      await modal.getByText(`No results for “${query}”`).waitFor();
    }
    expect(await modal.getByText('See all').count()).toBe(0);
    for (const text of ['Try searching for', 'Believe this query should return results?']) {
      await expect(modal).toContainText(text);
    }
    const report = modal.getByRole('link', { name: 'Let us know.' });
    expect(await report.getAttribute('href')).toContain('zzqqxx');
    await modal.getByRole('button', { name: 'validation' }).click();
    await hits.first().waitFor();
  });

  test('says when the index cannot be loaded, and recovers', async ({ site }) => {
    site.expectProblem(/search-index/, 'the network is cut');
    const page = await site.open(start);
    await page.route('**/search-index/**', (route) => route.abort('internetdisconnected'));
    const { hits, modal } = dialog(page);
    await ask(page, 'combinator');
    await modal.getByText('Unable to fetch results').waitFor();
    await expect(modal).toContainText('You might want to check your network connection.');
    await page.waitForTimeout(quietMs);
    await expect(modal).toContainText('Unable to fetch results');
    await page.unroute('**/search-index/**');
    await ask(page, 'combinators');
    await hits.first().waitFor();
  });

  test('survives hostile input', async ({ site }) => {
    const page = await site.open(start);
    const { field, modal } = dialog(page);
    const answers = dialog(page).hits.or(modal.getByText('No results for'));
    for (const query of hostile) {
      await ask(page, '');
      await expect(answers).toHaveCount(0);
      await ask(page, query);
      await expect.poll(() => answers.count(), { message: query.slice(0, 64) }).toBeGreaterThan(0);
      expect(await modal.locator('img, script').count()).toBe(0);
    }
    await field.fill('group');
    await dialog(page).hits.first().waitFor();
  });
});
