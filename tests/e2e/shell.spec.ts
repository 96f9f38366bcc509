import type { Locator } from '@playwright/test';
import { describe, it } from 'vitest';
import { versions } from '../../releases/versions.ts';
import config from '../../website/docusaurus.config.ts';
import { links } from '../../website/site/links.ts';
import { expect, test } from '../fixture/test.ts';
import { shownVersion } from '../fixture/versions.ts';

/** What Docusaurus says in its banners. */
const bannerTexts = {
  none: undefined,
  unreleased: 'unreleased',
  unmaintained: 'no longer actively maintained',
};

/** The versions that the site must have, and the banner that each shows; newest first. */
const documented = versions.map(({ label, path, banner }) => ({
  label,
  path,
  banner: bannerTexts[banner],
}));
const versionLinks = documented.map(({ label, path }) => [label, `${path}/intro`]);

describe('a page of the docs', () => {
  test('says when it was last changed, with the date in words', async ({ tour }) => {
    const page = await tour.visit('/docs/intro');
    const time = page.locator('time[itemprop=dateModified]');
    // A clone without the whole history does not know it.
    if ((await time.count()) === 0) return;
    const date = new Date((await time.getAttribute('datetime')) ?? '');
    const words = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
    await expect(time).toHaveText(date.toLocaleDateString('en-US', words));
  });
});

describe('navbar', () => {
  test('leads to the sections, the versions and the community', async ({ tour }) => {
    const page = await tour.visit('/');
    const navbar = page.locator('.navbar__inner');
    expect(await linksIn(navbar.locator('.navbar__items--right .dropdown__menu'))).toEqual(
      versionLinks,
    );
    expect(await linksIn(navbar.locator(':scope > .navbar__items > .navbar__link'))).toEqual([
      ['Docs', '/docs/intro'],
      ['Demo', '/demo'],
      ['API', '/api'],
      ['My release', '/my-release'],
      ['GitHub', links.repository],
      ['Discord', '/discord'],
    ]);
    await expect(page.locator('.navbar__brand')).toHaveAttribute('href', '/');
  });
});

test('the footer has the groups Docs and External', async ({ tour }) => {
  const page = await tour.visit('/docs/intro');
  const groups = page.locator('.footer .footer__col');
  await expect(groups.locator('.footer__title')).toHaveText(['Docs', 'External']);
  expect(await linksIn(groups.first())).toContainEqual(['Getting started', '/docs/intro']);
  expect(await linksIn(groups.last())).toContainEqual(['GitHub', links.repository]);
});

describe('links to other sites', () => {
  test.for(['/', '/docs/intro', '/markdown-page'])(
    'of %s open in a new tab',
    async (address, { tour }) => {
      const page = await tour.visit(address);
      const external = page.locator('a[href^="http"], a[href^="//"]');
      const attributes = await external.evaluateAll((elements) =>
        elements.map((element) => [element.getAttribute('target'), element.getAttribute('rel')]),
      );
      expect(attributes.length).toBeGreaterThan(1);
      for (const pair of attributes) expect(pair).toEqual(['_blank', 'noopener noreferrer']);
    },
  );
});

test('the skip link is the first tab stop and leads to the content', async ({ tour }) => {
  const page = await tour.visit('/docs/intro');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  // The theme focuses the content for a moment only; the next stop shows where the keyboard is.
  await page.keyboard.press('Tab');
  await expect(page.locator('.main-wrapper :focus')).toBeFocused();
});

describe('a documentation page', () => {
  test.for(documented)(
    'of $label has its version, banner ($banner), breadcrumbs, and headings of level 2 and 3',
    async ({ path, label, banner }, { tour }) => {
      const page = await tour.visit(`${path}/intro`);
      await expect(shownVersion(page)).toHaveText(label);
      await expect(page.locator('.dropdown__link--active')).toHaveText([label]);
      const breadcrumbs = page.locator('.theme-doc-breadcrumbs .breadcrumbs__item');
      expect(await breadcrumbs.count()).toBeGreaterThan(0);

      const ids = page.locator('.markdown :is(h2, h3)[id]');
      const expected = await ids.evaluateAll((all) => all.map(({ id }) => `#${id}`));
      const contents = await linksIn(page.locator('.table-of-contents').first());
      const listed = contents.map(([, to]) => to);
      expect(listed.length).toBeGreaterThan(2);
      expect(listed).toEqual(expected);

      const shown = page.locator('.theme-doc-version-banner');
      if (!banner) return expect(await shown.count()).toBe(0);
      await expect(shown).toContainText(banner);
      await expect(shown).toContainText(label);
      expect((await linksIn(shown)).map(([, to]) => to)).toEqual(['/docs/intro']);
    },
  );

  test('can hide its sidebar until it is loaded again', async ({ tour }) => {
    const page = await tour.visit('/docs/6/intro');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await sidebar.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await sidebar.waitFor({ state: 'visible' });
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await sidebar.waitFor({ state: 'hidden' });
    await tour.visit('/docs/6/intro');
    await sidebar.waitFor({ state: 'visible' });
  });
});

// No page is yet deep enough to show these.
it('the table of contents stops at level 3', () => {
  expect(config.themeConfig.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
});

it('opening a sidebar category leaves the others open', () => {
  expect(config.themeConfig.docs.sidebar.autoCollapseCategories).toBe(false);
});

/** Label and address of each link, in order. */
function linksIn(within: Locator): Promise<(string | null)[][]> {
  return within
    .locator('a')
    .or(within.and(within.page().locator('a')))
    .evaluateAll((anchors) =>
      anchors.map((anchor) => [anchor.textContent?.trim() ?? '', anchor.getAttribute('href')]),
    );
}
