import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { type DocsVersion, latest, versions } from '../../releases/versions.ts';
import { hasPage } from '../../website/site/pages.ts';
import { expect, test } from '../fixture/test.ts';

const isWithPage = ({ name }: DocsVersion) => hasPage(name, 'tips/undo-redo');
const having = versions.slice(1).filter(isWithPage);
const lacking = versions.slice(1).filter((version) => !isWithPage(version));
const last = having.at(-1);

const notice = (page: Page) => page.locator('[data-missing-page]');
const shown = (page: Page) => page.locator('.navbar .dropdown > .navbar__link');

async function pick(page: Page, label: string) {
  await shown(page).hover();
  await page.locator('.navbar .dropdown__link').getByText(label, { exact: true }).click();
  // The menu stays open, over the page's text, while the mouse is on it.
  await page.mouse.move(0, 0);
}

/** From a page that v6 and older versions lack, through all versions, by the menu alone. */
const walk: readonly { readonly to: string; readonly page: string; readonly says?: string }[] = [
  ...having.map(({ label, path }) => ({ to: label, page: `${path}/tips/undo-redo` })),
  ...lacking.map(({ label, path }, index) => ({
    to: label,
    ...(index === 0
      ? {
          page: `${path}/intro?missing=${last?.path}/tips/undo-redo`,
          says: `${label} doesn’t have the page “Undo and redo”. The closest match is Tips & tricks. Read it in ${last?.label}.`,
        }
      : { page: `${path}/intro` }),
  })),
  { to: 'Next', page: '/docs/next/intro' },
];

describe('the menu of versions', () => {
  test('leads through every version from a page that few have', async ({ site }) => {
    const page = await site.open('/docs/next/tips/undo-redo');
    for (const { to, page: address, says } of walk) {
      await pick(page, to);
      await page.waitForURL(`**${address}`);
      await expect(shown(page)).toHaveText(to);
      if (says) await expect(notice(page)).toHaveText(says);
      else await expect(notice(page)).toHaveCount(0);
      await expect(page.locator('h1')).toHaveCount(1);
    }
  });
});

describe('a page that moved', () => {
  test('is found by the menu at its other address, also a section', async ({ site }) => {
    const page = await site.open('/docs/utils/export#validator');
    await pick(page, 'v4');
    await page.waitForURL('**/docs/4/api/export#validator');
    await expect(notice(page)).toHaveCount(0);
    await pick(page, 'v6');
    await page.waitForURL('**/docs/6/utils/export#validator');
  });

  test('is found by the banner of an older version', async ({ site }) => {
    const page = await site.open('/docs/5/api/export');
    await page.getByRole('alert').getByRole('link', { name: 'latest version' }).click();
    await page.waitForURL('**/docs/utils/export');
    await expect(shown(page)).toHaveText(latest.label);
  });
});

describe('a version that lacks the page', () => {
  test.for([
    {
      lacking: '/docs/next/utils/query-management',
      to: 'v5',
      near: 'Miscellaneous utilities',
      at: '/docs/5/api/misc',
    },
    {
      lacking: '/docs/dnd',
      to: 'v6',
      near: 'UI kits and drag and drop',
      at: '/docs/6/compat',
    },
    {
      lacking: '/docs/category/components',
      to: 'v5',
      near: 'API',
      at: '/docs/5/category/api',
    },
  ])('$lacking leads to the closest match, $at', async ({ lacking, to, near, at }, { site }) => {
    const page = await site.open(lacking);
    await pick(page, to);
    await notice(page).getByRole('link', { name: near, exact: true }).click();
    await page.waitForURL(`**${at}`);
    await expect(notice(page)).toHaveCount(0);
  });

  test('v3 has one page, and says that it lacks the others', async ({ site }) => {
    const page = await site.open('/docs/5/api/export');
    await pick(page, 'v3');
    await expect(notice(page)).toHaveText(
      'v3 doesn’t have the page “Export”. You’re on its introduction instead. Read it in v5.',
    );
    await notice(page).getByRole('link', { name: 'Read it in v5' }).click();
    await page.waitForURL('**/docs/5/api/export');
  });

  test('is reported again after a reload', async ({ site }) => {
    const page = await site.open('/docs/5/intro?missing=/docs/next/dnd');
    await expect(notice(page)).toContainText('The closest match is UI kits');
  });

  const hostile = [
    '//example.org/x',
    'javascript:alert(1)',
    '/docs/5/intro',
    '/nowhere/dnd',
    '<img src=x>',
    '__proto__',
    '/docs/next/../../etc',
  ];

  test.for(hostile)('doesn’t report %s as missing', async (address, { tour }) => {
    const page = await tour.visit(`/docs/5/intro?missing=${encodeURIComponent(address)}`);
    await page.waitForLoadState('networkidle');
    expect(await notice(page).count()).toBe(0);
  });
});
