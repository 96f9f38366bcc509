import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { folderWith } from '../data/folder.ts';
import { accessibilityFaults } from '../fixture/axe.ts';
import { paste } from '../fixture/clipboard.ts';
import { expect, test } from '../fixture/test.ts';

const source = (page: Page) => page.getByLabel('Your schema or data');
const columns = (page: Page) =>
  page.locator('main tr').filter({ has: page.getByRole('checkbox', { name: /^Include / }) });
const code = (page: Page) => page.locator('main pre').last();
const example = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const summary = (page: Page) => page.locator('main').getByText(/^Read as /);

describe('the reader’s own schema', () => {
  test.for([
    ['SQL', 'Read as SQL: 1 table with 8 columns.'],
    ['JSON Schema', 'Read as JSON Schema: 1 table with 6 columns.'],
    ['TypeScript', /^Read as TypeScript: \d tables? with \d+ columns\.$/],
    ['CSV', 'Read as CSV: 1 table with 5 columns.'],
  ] as const)('in %s becomes a builder and code', async ([name, read], { site }) => {
    const page = await site.open('/start');
    await example(page, name).click();
    await expect(summary(page)).toHaveText(read);
    const count = await columns(page).count();
    expect(count).toBeGreaterThan(4);
    await expect(page.locator('.rule-fields option')).toHaveCount(count);
    await expect(code(page)).toContainText('export const fields: Field[] = [');
  });

  test('can be changed field by field', async ({ site }) => {
    const page = await site.open('/start');
    await example(page, 'SQL').click();
    await page.getByLabel('Include id', { exact: true }).uncheck();
    await page.getByLabel('Label of tracking_no').fill('Tracking');
    await page.getByLabel('Value editor of due_on').selectOption('Text');
    const fields = page.locator('.rule-fields option');
    await expect(fields).toHaveCount(7);
    await expect(fields.first()).toHaveText('Tracking');
    await expect(code(page)).not.toContainText("name: 'id'");
    await page.locator('.rule-fields').selectOption('due_on');
    await expect(page.locator('input.rule-value')).toHaveAttribute('type', 'text');
  });

  test('has code for older releases, with the labels that the reader wrote', async ({ site }) => {
    const page = await site.open('/start');
    await example(page, 'SQL').click();
    await page.getByLabel('Label of due_on').fill('Due by');
    await page.getByLabel('Include id', { exact: true }).uncheck();
    await page.getByLabel('Your release').selectOption('6.5.5');
    await expect(code(page)).toContainText("operators: only('=', '!=', 'in', 'notIn')");
    await expect(code(page)).toContainText("label: 'Due by'");
    await expect(code(page)).not.toContainText("name: 'id'");
  });

  test('keeps the query while fields change', async ({ site }) => {
    const page = await site.open('/start');
    await example(page, 'SQL').click();
    await page.locator('.rule-fields').selectOption('weight_kg');
    await page.locator('input.rule-value').fill('12');
    await page.getByLabel('Label of tracking_no').fill('Tracking');
    await expect(page.locator('input.rule-value')).toHaveValue('12');
  });

  test('has a builder with the options of the demo', async ({ site }) => {
    const page = await site.open('/start');
    await example(page, 'SQL').click();
    await page.locator('.rule-fields').selectOption('weight_kg');
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('checkbox', { name: 'Clone buttons' }).check();
    await page.getByRole('checkbox', { name: 'Independent combinators' }).check();
    await page.locator('.rule-cloneRule').click();
    await expect(page.locator('.rule-fields')).toHaveCount(2);
    await expect(page.locator('.rule-fields').last()).toHaveValue('weight_kg');
    await expect(page.locator('.betweenRules')).toHaveCount(1);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('has a builder in each UI kit of the demo', async ({ site }) => {
    const page = await site.open('/start');
    await example(page, 'SQL').click();
    const kit = page.getByRole('combobox', { name: 'UI kit' }).first();
    await kit.selectOption('bootstrap');
    const builder = page.frameLocator('main iframe').locator('.queryBuilder');
    await builder.locator('.rule-fields').selectOption('weight_kg');
    await builder.locator('input.rule-value').fill('12');
    await expect(page.getByRole('region', { name: 'The query in this format' })).toContainText(
      'weight_kg',
    );
    await expect(page.getByRole('combobox', { name: 'UI kit' }).last()).toHaveValue('bootstrap');
  });

  test('isn’t sent anywhere', async ({ site }) => {
    const asked: string[] = [];
    const page = await site.open('/start', {
      prepare: async (it) =>
        it.on('request', (request) =>
          asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
        ),
    });
    await source(page).fill('CREATE TABLE secret_plans (secret_name text);');
    await expect(columns(page)).toHaveCount(1);
    await source(page).fill('secret_name,size\nsecret_a,1\nsecret_b,2\n');
    await expect(columns(page)).toHaveCount(2);
    await page.locator('input.rule-value').fill('secret_b');
    await expect(page.getByText('1 of 2 rows match.')).toBeVisible();
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect(page.getByText('Secret name contains secret_b')).toBeVisible();
    expect(asked.filter((one) => !one.startsWith(`GET ${site.origin}/`))).toEqual([]);
    expect(asked.filter((one) => /secret/i.test(one))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('secret');
    expect(page.url()).not.toContain('secret');
  });

  test('is read from a file in the encoding of old spreadsheets', async ({ site }) => {
    const page = await site.open('/start');
    await page.locator('input[type=file]').setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Stra\xdfe;Preis\nA;1,5\nB;2,25\n', 'latin1'),
    });
    await expect(columns(page).first()).toContainText('Straße');
  });

  test('of 20 MB is read while the page stays responsive', async ({ site }) => {
    const page = await site.open('/start');
    const row = 'A-1001,packed,12.5,2026-11-02\n';
    await page.evaluate(() => {
      let last = performance.now();
      const look = () => {
        const now = performance.now();
        document.body.dataset.pause = `${Math.max(Number(document.body.dataset.pause ?? 0), now - last)}`;
        last = now;
        requestAnimationFrame(look);
      };
      look();
    });
    const folder = folderWith({ 'shipments.csv': `no,status,weight,due\n${row.repeat(700_000)}` });
    await page.locator('input[type=file]').setInputFiles(join(folder, 'shipments.csv'));
    await expect(summary(page)).toHaveText('Read as CSV: 1 table with 4 columns.');
    const pause = Number(await page.evaluate(() => document.body.dataset.pause));
    console.log(`longest pause with 20 MB: ${Math.round(pause)} ms`);
    expect(pause).toBeLessThan(1000);
  });

  test('can be pasted however long it is, and cleared', async ({ site }) => {
    const page = await site.open('/start');
    await paste(source(page), `no,status\n${'A-1001,packed\n'.repeat(100_000)}`);
    await expect(columns(page)).toHaveCount(2);
    await page.getByText('The text has 1,400,010 characters.').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(source(page)).toHaveValue('');
    await expect(columns(page)).toHaveCount(0);
  });

  test('that isn’t recognized is named with its nearest kind, and stays', async ({ site }) => {
    const page = await site.open('/start');
    const text = 'Dear all,\nplease find attached the report.';
    await source(page).fill(text);
    await expect(page.getByText(/isn't recognized|most like/)).toBeVisible();
    await expect(source(page)).toHaveValue(text);
    await source(page).fill('');
    await expect(page.getByText(/isn't recognized|most like/)).toHaveCount(0);
  });
});
