import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { latest } from '../../releases/versions.ts';
import { openWithShifts } from '../fixture/layout.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the documentation' });

/** Queries that come with the address, and what the field shows of them. */
const queries = [
  { what: 'a word', search: '?q=combinator', shown: 'combinator' },
  { what: 'spaces and signs', search: '?q=a+b%20%26%20c%23', shown: 'a b & c#' },
  { what: 'a right-to-left word', search: '?q=%D7%9B%D7%9C%D7%9C', shown: 'כלל' },
  { what: '65 characters', search: `?q=${'x'.repeat(65)}`, shown: 'x'.repeat(64) },
  { what: '10,000 characters', search: `?q=${'y'.repeat(10_000)}`, shown: 'y'.repeat(64) },
  {
    what: 'markup',
    search: '?q=<img src=x onerror=alert(1)>',
    shown: '<img src=x onerror=alert(1)>',
  },
  {
    what: 'a script',
    search: '?q="><script>alert(1)</script>',
    shown: '"><script>alert(1)</script>',
  },
  { what: 'damaged encoding', search: '?q=%E0%A4%A', shown: /^.*%A$/ },
  { what: 'two queries', search: '?q=one&q=two', shown: 'one' },
  { what: 'no query', search: '?x=1', shown: '' },
];

describe('the search page', () => {
  test.for(queries)('reads $what from the address', async ({ search, shown }, { tour }) => {
    const page = await tour.visit(`/search${search}`);
    const value = await field(page).inputValue();
    if (typeof shown === 'string') expect(value).toBe(shown);
    else expect(value).toMatch(shown);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.locator('main img[src=x], main script').count()).toBe(0);
  });

  test('names the query in the title, which history and tabs show', async ({ site }) => {
    const page = await site.open('/search?q=export');
    await expect(page).toHaveTitle('Search for “export” | React Query Builder');
    await field(page).fill('combinator');
    await expect(page).toHaveTitle('Search for “combinator” | React Query Builder');
    await field(page).fill('');
    await expect(page).toHaveTitle('Search | React Query Builder');
  });

  test('keeps what is typed in the address, in one step of the history', async ({ site }) => {
    const page = await site.open('/markdown-page');
    await site.visit(page, '/search');
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await field(page).pressSequentially('rule & group');
    await page.waitForURL('**/search?q=rule%20%26%20group');
    await expect(field(page)).toHaveValue('rule & group');
    expect(await steps()).toBe(before);
    await site.reload(page);
    await expect(field(page)).toHaveValue('rule & group');
    await page.goBack();
    await page.waitForURL('**/markdown-page');
  });

  test('takes no more than 64 characters from the keyboard', async ({ tour }) => {
    const page = await tour.visit('/search');
    await field(page).fill('');
    await field(page).pressSequentially('z'.repeat(70));
    await expect(field(page)).toHaveValue('z'.repeat(64));
  });

  test('says nothing about a query in the served page', async ({ site }) => {
    const page = await site.open('/search?q=combinator', { javaScript: false });
    expect(await page.locator('h1').textContent()).not.toContain('combinator');
  });
});

const results = (page: Page) => page.locator('main ol > li');
const version = (page: Page) => page.getByRole('combobox', { name: 'Version' });

describe('the results of the search page', () => {
  test.for(['desktop', 'phone'] as const)('move nothing on a %s', async (name, { site }) => {
    const address = `/search?q=${encodeURIComponent('custom value editor with lookup')}`;
    const { page, shifted } = await openWithShifts(site, address, viewports[name]);
    await results(page).first().waitFor();
    expect(await shifted()).toBeLessThan(0.05);
  });

  test('are counted by page, and come 20 at a time as the reader scrolls', async ({ site }) => {
    const page = await site.open('/search?q=query');
    await results(page).first().waitFor();
    const count = Number.parseInt((await page.getByRole('status').textContent()) ?? '', 10);
    expect(count).toBeGreaterThan(40);
    await expect(results(page)).toHaveCount(20);
    await results(page).last().scrollIntoViewIfNeeded();
    await expect(results(page)).toHaveCount(40);
    const links = await results(page).evaluateAll((all) =>
      all.map((result) => result.querySelector('a')?.href.replace(/#.*/, '')),
    );
    expect(new Set(links).size).toBe(40);
  });

  test('follow the version that is picked, which stays in the address', async ({ site }) => {
    const page = await site.open('/search?q=showCloneButtons');
    const ofVersion = (path: string) =>
      results(page).filter({ has: page.locator(`a[href^="${path}"]`) });
    await ofVersion('/docs/components/').first().waitFor();
    await expect(results(page).filter({ hasText: latest.label })).toHaveCount(0);
    await version(page).selectOption({ label: 'v4' });
    await page.waitForURL('**/search?q=showCloneButtons&version=4');
    await ofVersion('/docs/4/').first().waitFor();
    await expect(ofVersion('/docs/components/')).toHaveCount(0);
    await site.reload(page);
    await expect(version(page)).toHaveValue('4');
    await version(page).selectOption({ label: 'All versions' });
    await results(page).filter({ hasText: 'v6' }).first().waitFor();
    expect(await results(page).filter({ hasText: 'v4' }).count()).toBeGreaterThan(0);
  });

  test('ignore a version that doesn’t exist', async ({ site }) => {
    const page = await site.open('/search?q=group&version=<b>99');
    await results(page).first().waitFor();
    await expect(version(page)).toHaveValue(latest.name);
  });

  test('are reached by keyboard', async ({ site }) => {
    const page = await site.open('/search?q=formatQuery');
    await results(page).first().waitFor();
    await field(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/utils/export#formatQuery');
  });

  test('say when there are none, and what to do', async ({ site }) => {
    const page = await site.open('/search?q=zzqqxx');
    await page.getByText('No results for “zzqqxx”').waitFor();
    const main = page.locator('main');
    await expect(main).toContainText('Believe this query should return results?');
    const report = main.getByRole('link', { name: 'Let us know.' });
    expect(await report.getAttribute('href')).toContain('zzqqxx');
    await main.getByRole('button', { name: 'validation' }).click();
    await page.waitForURL('**/search?q=validation');
    await results(page).first().waitFor();
  });

  test('say when the index cannot be loaded', async ({ site }) => {
    site.expectProblem(/assets\/search/, 'the network is cut');
    const page = await site.open('/search', {
      prepare: (tab) => tab.route('**/assets/search/**', (route) => route.abort()),
    });
    await field(page).fill('group');
    const notice = page.getByRole('alert');
    await notice.getByText('Unable to fetch results').waitFor();
    await expect(notice).toContainText('You might want to check your network connection.');
  });
});
