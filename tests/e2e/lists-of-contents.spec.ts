import { latest } from '../../releases/versions.ts';
import { openWithShifts } from '../fixture/layout.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

test.for(['desktop', 'phone'] as const)(
  'on a %s, a few letters and Enter lead to an entry of a long page',
  async (screen, { site }) => {
    const page = await site.open(`${latest.path}/components/querybuilder`, {
      viewport: viewports[screen],
    });
    const index = page.getByRole('navigation', { name: 'Entries of this page' });
    const field = index.getByRole('searchbox', { name: 'Find an entry' });
    await field.fill('maxl');
    await expect(index.getByRole('link')).toHaveText(['Behavior', 'maxLevels']);
    await field.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#maxlevels');
    await expect(page.locator('#maxlevels')).toBeInViewport();
  },
);

test.for(['desktop', 'phone'] as const)(
  'on a %s, nothing moves when the entries can be filtered',
  async (screen, { site }) => {
    const address = `${latest.path}/components/querybuilder`;
    const { page, shifted } = await openWithShifts(site, address, viewports[screen], 'article');
    await page.waitForTimeout(500);
    expect(await shifted()).toBe(0);
  },
);

test('without JavaScript, the entries are a list of links', async ({ site }) => {
  const page = await site.open(`${latest.path}/utils/export`, { javaScript: false });
  const index = page.getByRole('navigation', { name: 'Entries of this page' });
  await index.getByText('All entries of this page').click();
  await index.getByRole('link', { name: 'parseNumbers' }).click();
  expect(new URL(page.url()).hash).toBe('#parsenumbers');
  expect(await index.getByRole('searchbox').count()).toBe(0);
});

test('the page of all tips has their groups, each with the description of every tip', async ({
  site,
}) => {
  const page = await site.open(`${latest.path}/category/tips--tricks`);
  const groups = page.getByRole('heading', { level: 2 });
  await expect(groups).toHaveText([
    'Set up in your app',
    'Fields, operators, values',
    'Behavior of the builder',
    'Databases and servers',
    'Store, share, compare queries',
    'Coming from another library',
  ]);
  await expect(page.locator('main li', { hasText: 'Undo and redo' })).toContainText(
    'Give a builder undo and redo buttons',
  );
  await groups.getByRole('link', { name: 'Databases and servers' }).click();
  await page.waitForURL('**/category/databases-and-servers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Databases and servers');
});
