import { join } from 'node:path';
import type { Page } from '@playwright/test';
import initSqlJs from 'sql.js';
import { describe } from 'vitest';
import { folderWith } from '../data/folder.ts';
import { accessibilityFaults } from '../fixture/axe.ts';
import { sidewaysScrollers, unreachableBoxes } from '../fixture/layout.ts';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

const source = (page: Page) => page.getByLabel('Your schema or data');
const rows = (page: Page) => page.getByRole('region', { name: 'Your rows' });
const status = (page: Page) => rows(page).getByRole('status');
const why = (page: Page, row: string) =>
  rows(page).getByRole('button', { name: `Why? Row ${row}`, exact: true });

const shipments = [
  'no;status;weight;due',
  'A-1;packed;12,5;2026-11-02',
  'A-2;delivered;3;2026-11-04',
  'A-3;packed;;2026-11-05',
  'A-4;returned;41,2;9.11.2026',
].join('\n');

const statuses = ['packed', 'sent', 'delivered', 'returned'];

/** Chooses a file of CSV. The browser reads it from the disk, as it does for readers. */
async function chooseFile(page: Page, lines: readonly string[]): Promise<void> {
  const folder = folderWith({ 'rows.csv': lines.join('\n') });
  await page.locator('input[type=file]').setInputFiles(join(folder, 'rows.csv'));
  await status(page).waitFor();
}

const chooseRows = (page: Page, count: number) =>
  chooseFile(page, [
    'no,status,weight,due',
    ...Array.from(
      { length: count },
      (_, n) => `A-${n},${statuses[n % 4]},${n % 1000},2026-11-${10 + (n % 20)}`,
    ),
  ]);

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Microseconds of the processor. */
  readonly tdur?: number;
}

/**
 * The milliseconds that the longest task of the page's main thread takes of the processor while `act` runs. The
 * clock would also count the time in which the processor runs other tests.
 */
async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', '__metadata'],
  });
  await act();
  const trace = (await browser?.stopTracing())?.toString() ?? '';
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents.flatMap((event) =>
    event.tdur !== undefined && event.name.endsWith('RunTask') && mainThreads.has(threadOf(event))
      ? [event.tdur / 1000]
      : [],
  );
  expect(tasks.length).toBeGreaterThan(100);
  return Math.round(Math.max(...tasks));
}

const chooseField = (page: Page, name: string) => page.locator('.rule-fields').selectOption(name);
const chooseOperator = (page: Page, name: string) =>
  page.locator('.rule-operators').selectOption(name);

describe('the reader’s own rows', () => {
  test('are filtered by the query', async ({ site }) => {
    const page = await site.open('/start');
    await source(page).fill(shipments);
    await chooseField(page, 'weight');
    await chooseOperator(page, '>=');
    await page.locator('input.rule-value').fill('12.5');
    await expect(status(page)).toHaveText('2 of 4 rows match.');
    await chooseField(page, 'due');
    await chooseOperator(page, '>');
    await page.locator('input.rule-value').fill('2026-11-04');
    await expect(status(page)).toHaveText('2 of 4 rows match.');
    await expect(rows(page).getByText('2026-11-09')).toBeVisible();
  });

  test('say why they match or don’t', async ({ site }) => {
    const page = await site.open('/start');
    await source(page).fill(shipments);
    await chooseField(page, 'weight');
    await chooseOperator(page, '<');
    await page.locator('input.rule-value').fill('10');
    await page.locator('.ruleGroup-addRule').first().click();
    await page.locator('.rule-fields').last().selectOption('status');
    await page.locator('input.rule-value').last().fill('packed');
    await expect(status(page)).toHaveText('0 of 4 rows match.');
    await rows(page).getByRole('combobox', { name: 'Rows' }).selectOption('out');
    await why(page, '2').click();
    await expect(
      rows(page).getByRole('listitem').filter({ hasText: 'Weight < 10' }).last(),
    ).toHaveText('True: Weight < 10');
    await expect(
      rows(page).getByRole('listitem').filter({ hasText: 'Status = packed' }).last(),
    ).toHaveText('False: Status = packed');
    await why(page, '3').click();
    await expect(
      rows(page).getByRole('listitem').filter({ hasText: 'Weight < 10' }).last(),
    ).toHaveText('Neither true nor false: Weight < 10');
  });

  test('that don’t fit are named', async ({ site }) => {
    const page = await site.open('/start');
    await source(page).fill('size,color\nsmall,red\n2,red\n3,blue');
    await page.getByLabel('Value editor of size').selectOption('Number');
    await expect(rows(page)).toContainText(
      'In “size”, 1 value isn’t a number, and the filter treats that as missing. For example, row 1 has “small”.',
    );
  });

  test('can be 100,000 while the page stays responsive', async ({ site }) => {
    const page = await site.open('/start');
    const longest = await longestTask(page, async () => {
      await chooseRows(page, 100_000);
      await chooseField(page, 'weight');
      await chooseOperator(page, '<');
      await page.locator('input.rule-value').fill('12');
      await expect(status(page)).toHaveText('1,200 of 100,000 rows match.');
      await rows(page).getByRole('button', { name: 'Next' }).click();
      await expect(rows(page)).toContainText('21 to 40');
      await rows(page)
        .getByRole('button', { name: /^Why\? Row / })
        .first()
        .click();
      await expect(rows(page).getByRole('listitem').last()).toHaveText('True: Weight < 12');
    });
    console.log(`longest task with 100,000 rows: ${longest} ms`);
    expect(longest).toBeLessThanOrEqual(200);
  });

  test('can be stopped from being read, and read again', async ({ site }) => {
    const page = await site.open('/start');
    await chooseRows(page, 200_000);
    await rows(page).getByRole('button', { name: 'Stop' }).click();
    await expect(status(page)).toHaveText('You stopped reading the rows.');
    await rows(page).getByRole('button', { name: 'Run again' }).click();
    await expect(status(page)).toHaveText('50,000 of 200,000 rows match.');
  });

  test('can be stopped from being filtered, however slow a filter is', async ({ site }) => {
    const page = await site.open('/start');
    const line = `${'a'.repeat(2000)},1`;
    await chooseFile(page, ['text,size', ...Array.from({ length: 3000 }, () => line)]);
    await expect(status(page)).toHaveText('3,000 of 3,000 rows match.');
    // Almost fits at each of 2,000 places of each row.
    await page.locator('input.rule-value').fill(`${'a'.repeat(600)}b`);
    await rows(page).getByRole('button', { name: 'Stop' }).click();
    await expect(status(page)).toHaveText(
      /^You stopped the filter\. 0 of the first [\d,]+ rows match\.$/,
    );
    await page.locator('input.rule-value').fill('a');
    await expect(status(page)).toHaveText('3,000 of 3,000 rows match.');
  });

  test('can be reached and asked with the keyboard', async ({ site }) => {
    const page = await site.open('/start');
    await source(page).fill(shipments);
    await chooseField(page, 'weight');
    await chooseOperator(page, '>');
    await page.locator('input.rule-value').fill('1');
    await expect(status(page)).toHaveText('3 of 4 rows match.');
    await rows(page).getByRole('combobox', { name: 'Rows' }).focus();
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Tab');
      if (await why(page, '1').evaluate((it) => it === document.activeElement)) break;
    }
    await expect(why(page, '1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(why(page, '1')).toHaveAttribute('aria-expanded', 'true');
    await expect(rows(page).getByRole('listitem').last()).toHaveText('True: Weight > 1');
    expect(await unreachableBoxes(page)).toEqual([]);
  });
});

describe('an SQLite file', () => {
  const fileOf = async (sql: string, name = 'shop.db') => {
    const { Database } = await initSqlJs();
    const database = new Database();
    database.run(sql);
    return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(database.export()) };
  };

  test('is a choice of tables, whose rows are filtered', async ({ site }) => {
    const page = await site.open('/start');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await source(page).fill('CREATE TABLE t (a text);');
    await expect(page.locator('.rule-fields option')).toHaveCount(1);
    expect(asked.filter((one) => one.endsWith('.wasm'))).toEqual([]);
    await page.locator('input[type=file]').setInputFiles(
      await fileOf(`
        create table customers (id integer primary key, name text);
        create table orders (id integer primary key, status text, paid boolean, placed timestamp);
        insert into orders values (1, 'open', 0, '2026-11-02 10:00:00'), (2, 'sent', 1, '2026-11-03 10:00:00'),
          (3, 'open', 1, '2026-11-04 10:00:00'), (4, 'sent', 1, null);
      `),
    );
    await expect(
      page.getByText('Read “shop.db” as SQLite: 2 tables with 6 columns.'),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'Table' }).selectOption('orders (4)');
    await expect(status(page)).toHaveText('2 of 4 rows match.');
    await chooseField(page, 'placed');
    await chooseOperator(page, '>=');
    await page.locator('input.rule-value').fill('2026-11-03T10:00');
    await expect(status(page)).toHaveText('2 of 4 rows match.');
  });

  test('that can’t be read is answered with a sentence', async ({ site }) => {
    const page = await site.open('/start');
    const file = { name: 'shop.sqlite', mimeType: 'application/octet-stream' };
    const buffer = Buffer.alloc(8192, 'encrypted');
    await page.locator('input[type=file]').setInputFiles({ ...file, buffer });
    await expect(
      page.getByText(/^The file isn’t an SQLite database, or it’s encrypted/),
    ).toBeVisible();
  });
});

describe.for(['light', 'dark'] as const)('the page with rows, %s', (colorScheme) => {
  test.for(['desktop', 'phone'] as const)(
    'is accessible and fits a %s',
    async (window, { site }) => {
      const page = await site.open('/start', { viewport: viewports[window], colorScheme });
      // With these two, the statuses are a list.
      await source(page).fill(`${shipments}\nA-5;packed;1;2026-11-10\nA-6;delivered;2;2026-11-11`);
      await expect(page.getByLabel('Values of status, one in a line')).toBeVisible();
      await expect(status(page)).toHaveText('2 of 6 rows match.');
      await why(page, '2').click();
      await expect(rows(page).getByRole('listitem').last()).toHaveText(/^True: /);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await sidewaysScrollers(page)).toEqual([]);
    },
  );
});
