import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect, test } from '../fixture/test.ts';

const hero = (page: Page) => page.locator('main .queryBuilder');
const output = (page: Page) => page.getByLabel('The query in this format').first();

/** Reads a condition into the builder. */
async function importSql(page: Page, sql: string) {
  await page.getByLabel('SQL condition').fill(sql);
  await page.getByRole('button', { name: 'Load into the builder' }).click();
}

const notice = (page: Page) => page.locator('form output');

describe('the home page', () => {
  test('comes with its builder, before any script', async ({ site }) => {
    const page = await site.open('/', { javaScript: false });
    await expect(hero(page).locator('.rule')).toHaveCount(4);
    await expect(hero(page).locator('.ruleGroup')).toHaveCount(2);
    await expect(output(page)).toContainText("status = 'open'");
  });

  test('has bold fields, and buttons in the color of links', async ({ site }) => {
    const page = await site.open('/');
    const rule = hero(page).locator('.rule').first();
    await expect(rule.locator('.rule-fields')).toHaveCSS('font-weight', '700');
    await expect(rule.locator('.rule-operators')).toHaveCSS('font-weight', '400');
    await expect(rule.locator('.rule-remove')).toHaveCSS('color', 'rgb(60, 100, 159)');
  });

  test('writes the edited query as SQL', async ({ site }) => {
    const page = await site.open('/');
    const rule = hero(page).locator('.rule').first();
    await rule.locator('.rule-operators').selectOption('!=');
    await expect(output(page)).toContainText("status != 'open'");
    await rule.locator('.rule-value').selectOption('paid');
    await expect(output(page)).toContainText("status != 'paid'");
    await rule.locator('.rule-remove').click();
    await expect(output(page)).not.toContainText('status');
  });

  test('writes the query in the chosen format', async ({ site }) => {
    const page = await site.open('/');
    await page.getByLabel('Format', { exact: true }).first().selectOption({ label: 'MongoDB' });
    const mongo = JSON.parse((await output(page).textContent()) ?? '');
    expect(mongo).toEqual({
      $and: [
        { status: 'open' },
        { $or: [{ total: { $gte: 250 } }, { express: true }] },
        { customer: { $regex: '^Mar' } },
      ],
    });
  });

  test('says what the output leaves out, and why', async ({ site }) => {
    const page = await site.open('/');
    await importSql(page, "customer = 'Ada' and total between 1 and 2");
    await expect(output(page)).toContainText('between 1 and 2');
    await hero(page).locator('.rule').last().locator('input').last().fill('');
    await expect(output(page)).toHaveText("(customer = 'Ada')");
    await expect(
      page.getByText('The output leaves out 1 of 2 rules. The range needs two values.'),
    ).toBeVisible();
  });

  test('reads SQL into the builder', async ({ site }) => {
    const page = await site.open('/');
    await importSql(page, "customer = 'Ada' or total < 5");
    await expect(output(page)).toHaveText("(customer = 'Ada' or total < 5)");
    await expect(notice(page)).toContainText('Done');
    await expect(hero(page).locator('.rule')).toHaveCount(2);
  });

  test.for([
    { what: 'text that isn’t SQL', sql: 'total >', sentence: /recognize that as a SQL condition/ },
    {
      what: 'an unknown field',
      sql: "colour = 'red'",
      sentence: /Use only these fields: status, /,
    },
    { what: 'nothing', sql: '', sentence: /./ },
  ])('leaves the builder as it is for $what', async ({ sql, sentence }, { site }) => {
    const page = await site.open('/');
    const before = (await output(page).textContent()) ?? '';
    await importSql(page, sql);
    await expect(notice(page)).toHaveText(sentence);
    await expect(output(page)).toHaveText(before);
  });

  test('says when the parser cannot be fetched, and fetches it later', async ({ site }) => {
    site.expectProblem(/ERR_INTERNET_DISCONNECTED/, 'the browser is offline');
    const page = await site.open('/');
    await page.context().setOffline(true);
    await importSql(page, 'total < 5');
    await expect(notice(page)).toHaveText(/The parser did not load/);
    await page.context().setOffline(false);
    await importSql(page, 'total < 5');
    await expect(notice(page)).toContainText('Done');
  });

  test('has a right-to-left builder in another language', async ({ site }) => {
    const page = await site.open('/');
    await page.getByText('עברית').click();
    const rightToLeft = page.locator('[dir=rtl]').filter({ has: page.locator('.queryBuilder') });
    await expect(rightToLeft).toHaveAttribute('lang', 'he');
    const first = await rightToLeft.locator('.rule-fields').first().boundingBox();
    const second = await rightToLeft.locator('.rule-operators').first().boundingBox();
    expect(first?.x).toBeGreaterThan(second?.x ?? Number.POSITIVE_INFINITY);
    const line = rightToLeft.locator('.rule').last();
    expect(
      await line.evaluate((rule) => {
        const body = getComputedStyle(rule.closest('.ruleGroup-body') ?? rule);
        return {
          margins: [body.marginLeft === '0px', body.marginRight === '0px'],
          lines: ['::before', '::after'].map((part) => getComputedStyle(rule, part).display),
        };
      }),
    ).toEqual({ margins: [true, false], lines: ['none', 'block'] });
  });
});
