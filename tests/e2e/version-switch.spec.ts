import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { type DocsVersion, latest, versions } from '../../releases/versions.ts';
import { hasPage } from '../../website/site/pages.ts';
import { expect, test } from '../fixture/test.ts';
import { pickVersion, shownVersion } from '../fixture/versions.ts';

const isWithPage = ({ name }: DocsVersion) => hasPage(name, 'tips/undo-redo');
const having = versions.slice(1).filter(isWithPage);
const lacking = versions.slice(1).filter((version) => !isWithPage(version));
const last = having.at(-1);

const notice = (page: Page) => page.locator('[data-missing-page]');
const key = 'docs-preferred-version-default';
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

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
      await pickVersion(page, to);
      await page.waitForURL(`**${address}`);
      await expect(shownVersion(page)).toHaveText(to);
      if (says) await expect(notice(page)).toHaveText(says);
      else await expect(notice(page)).toHaveCount(0);
      await expect(page.locator('h1')).toHaveCount(1);
    }
  });
});

describe('a page that moved', () => {
  test('is found by the menu at its other address, also a section', async ({ site }) => {
    const page = await site.open('/docs/utils/export#validator');
    await pickVersion(page, 'v4');
    await page.waitForURL('**/docs/4/api/export#validator');
    await expect(notice(page)).toHaveCount(0);
    await pickVersion(page, 'v6');
    await page.waitForURL('**/docs/6/utils/export#validator');
  });

  test('is found by the banner of an older version', async ({ site }) => {
    const page = await site.open('/docs/5/api/export');
    await page.getByRole('alert').getByRole('link', { name: 'latest version' }).click();
    await page.waitForURL('**/docs/utils/export');
    await expect(shownVersion(page)).toHaveText(latest.label);
    expect(await stored(page)).toBe(latest.name);
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
    {
      lacking: '/docs/6/components/valueselector',
      to: 'v5',
      near: 'ValueEditor',
      at: '/docs/5/api/valueeditor',
    },
  ])('$lacking leads to the closest match, $at', async ({ lacking, to, near, at }, { site }) => {
    const page = await site.open(lacking);
    await pickVersion(page, to);
    await notice(page).getByRole('link', { name: near, exact: true }).click();
    await page.waitForURL(`**${at}`);
    await expect(notice(page)).toHaveCount(0);
  });

  test('v3 has one page, and says that it lacks the others', async ({ site }) => {
    const page = await site.open('/docs/5/api/export');
    await pickVersion(page, 'v3');
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

describe('the preferred version', () => {
  test('is what was picked in the menu', async ({ site }) => {
    const page = await site.open('/docs/6/intro?from=here#nowhere');
    expect(await stored(page)).toBeNull();
    await pickVersion(page, 'v5');
    await page.waitForURL('**/docs/5/intro?from=here#nowhere');
    expect(await stored(page)).toBe('5');
  });

  test('is used by pages that belong to no version', async ({ site }) => {
    const page = await site.open('/demo', { storage: { [key]: '5' } });
    await expect(shownVersion(page)).toHaveText('v5');
    await page.getByRole('link', { name: 'Docs', exact: true }).click();
    await page.waitForURL('**/docs/5/intro');
  });

  test('isn’t changed by just reading another version', async ({ site }) => {
    const page = await site.open('/docs/4/intro');
    await page.getByRole('link', { name: 'Demo', exact: true }).first().click();
    await page.waitForURL('**/demo');
    await expect(shownVersion(page)).toHaveText(latest.label);
    expect(await stored(page)).toBeNull();
  });

  test('is forgotten when the site does not know it', async ({ site }) => {
    const page = await site.open('/demo', { storage: { [key]: '99' } });
    await expect.poll(() => stored(page)).toBeNull();
    await expect(shownVersion(page)).toHaveText(latest.label);
  });
});
