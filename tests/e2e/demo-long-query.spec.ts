import type { Page } from '@playwright/test';
import { formatQuery, type RuleGroupTypeAny } from 'react-querybuilder';
import { describe } from 'vitest';
import { writeAddress } from '../../website/features/demo/client/address/address.ts';
import type { PanelId } from '../../website/features/demo/client/panels/settings.ts';
import { defaultState } from '../../website/features/demo/client/state.ts';
import { kits, renderLimitOf } from '../../website/kits/kits.ts';
import { Demo } from '../fixture/demo.ts';
import { flatQuery } from '../fixture/long-query.ts';
import { expect, test } from '../fixture/test.ts';

const addressOf = (query: RuleGroupTypeAny, open: readonly PanelId[] = []) =>
  writeAddress({ ...defaultState(), query, open });

const question = (page: Page, count: string) => page.getByText(`This query has ${count} rules.`);

describe('a query that would block the page', () => {
  // The question is a part of the page, which asks it for all kits alike.
  test.for(['plain', 'antd'] as const)('is JSON at first: %s', async (kit, { site }) => {
    const page = await site.open(`${Demo.address(kit)}${await addressOf(flatQuery(5000))}`);
    await question(page, '5,000').waitFor();
    const text = await page
      .getByRole('group', { name: 'Query as JSON', exact: true })
      .textContent();
    expect(text).toBe(formatQuery(flatQuery(5000), 'json'));
    expect(await page.locator('main iframe, main .queryBuilder').count()).toBe(0);
    await new Demo(page, kit).toggle('showNotToggle');
    await page.waitForURL(/showNotToggle=true/);
  });

  test.for(kits.filter(({ id }) => ['plain', 'bootstrap', 'mantine'].includes(id)))(
    'is rendered on request, and stays while it’s edited: $id',
    async (kit, { site }) => {
      const count = renderLimitOf(kit) + 1;
      const page = await site.open(`${Demo.address(kit.id)}${await addressOf(flatQuery(count))}`);
      const demo = new Demo(page, kit.id);
      await question(page, `${count}`).waitFor();
      await page.getByRole('button', { name: `Render ${count} rules anyway` }).click();
      await demo.shown();
      await demo.expectRules(count);
      await demo.rule('r0').locator('.rule-remove').click();
      await demo.expectRules(count - 1);
      await demo.builder.locator('.ruleGroup-addRule').first().click();
      await demo.expectRules(count);
      expect(await question(page, `${count}`).count()).toBe(0);
    },
  );

  test.for([
    [99, 'visible'],
    [100, 'auto'],
  ] as const)('of %i rules is laid out where it’s in sight: %s', async ([count, css], { site }) => {
    const page = await site.open(`/demo${await addressOf(flatQuery(count))}`);
    const last = new Demo(page, 'plain').rule(`r${count - 1}`);
    await expect(last).toHaveCSS('content-visibility', css);
  });

  test('needs a new confirmation after another long query', async ({ site }) => {
    const page = await site.open(`/demo${await addressOf(flatQuery(301))}`);
    await page.getByRole('button', { name: 'Render 301 rules anyway' }).click();
    await new Demo(page, 'plain').expectRules(301);
    const hash = await addressOf(flatQuery(302));
    await page.evaluate((next) => {
      location.hash = next;
    }, hash);
    await question(page, '302').waitFor();
  });

  test('is shown by the panels, while the page responds', async ({ site }) => {
    const address = await addressOf(flatQuery(1500), ['code', 'export', 'results', 'validation']);
    const page = await site.open(`/demo${address}`);
    await question(page, '1,500').waitFor();
    await new Demo(page, 'plain').toggle('showNotToggle');
    const text = (title: string) =>
      page.getByRole('group', { name: title, exact: true }).textContent();
    const [results] = await Promise.all([
      page
        .getByRole('cell', { name: 'SQLite rejects it: Expression tree is too large' })
        .textContent(),
      expect.poll(() => text('src/App.tsx'), { timeout: 25_000 }).toContain("value: 'job 1499'"),
      expect.poll(() => text('Output'), { timeout: 25_000 }).toContain("'%job 1499%'"),
      page.getByText('200 of 1,501 rules and groups').waitFor(),
    ]);
    expect(results).toContain('depth 1000');
  });

  test('is imported as JSON, and isn’t exported into the text to import', async ({ site }) => {
    const page = await site.open(`/demo${await addressOf(flatQuery(2), ['import'])}`, {
      canCopy: true,
    });
    const importButton = page.getByRole('button', { name: 'Import into the builder' });
    await importButton.waitFor();
    await page.getByLabel('Language', { exact: true }).last().selectOption('json');
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      formatQuery(flatQuery(5000), 'json'),
    );
    await page.getByLabel('JSON to import').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await page.getByText('Only the start is shown').waitFor();
    await importButton.click({ timeout: 25_000 });
    await question(page, '5,000').waitFor();
    await page.getByRole('button', { name: 'Use the current query' }).click();
    await page.getByText('so the panel doesn’t show it as JSON').waitFor();
    await expect(page.getByLabel('JSON to import')).toHaveValue('');
  });

  test('is refused when a link has too many rules', async ({ site }) => {
    const page = await site.open(`/demo${await addressOf(flatQuery(50_000))}`);
    await page.getByRole('alert').getByText('its query is too large').waitFor();
    await new Demo(page, 'plain').expectRules(6);
  });
});
