import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { formatQuery } from 'react-querybuilder';
import { describe } from 'vitest';
import { readAddress, writeAddress } from '../../website/features/demo/client/address/address.ts';
import { findDataSet } from '../../website/features/demo/client/data/dataSets.ts';
import { type Engine, engines } from '../../website/features/demo/client/engines/engines.ts';
import { runQuery } from '../../website/features/demo/client/engines/run.ts';
import { formats } from '../../website/features/demo/client/formats.ts';
import { defaultOptions } from '../../website/features/demo/client/options.ts';
import { callText } from '../../website/features/demo/client/panels/export/call.ts';
import { entriesOf } from '../../website/features/demo/client/panels/export/entries.ts';
import {
  describeOutput,
  outputOf,
} from '../../website/features/demo/client/panels/export/returned.ts';
import { exportSettings } from '../../website/features/demo/client/panels/export/settings.ts';
import { compareQueries } from '../../website/features/demo/client/panels/import/outline.ts';
import { parsers } from '../../website/features/demo/client/panels/import/parsers.ts';
import { readText } from '../../website/features/demo/client/panels/import/read.ts';
import { seedText } from '../../website/features/demo/client/panels/import/seed.ts';
import { importSettings } from '../../website/features/demo/client/panels/import/settings.ts';
import type { PanelId } from '../../website/features/demo/client/panels/settings.ts';
import { readSettings } from '../../website/features/demo/client/settings.ts';
import { type DemoState, defaultState } from '../../website/features/demo/client/state.ts';
import { accessibilityFaults } from '../fixture/axe.ts';
import { Demo } from '../fixture/demo.ts';
import { type Site, siteIcon, type Visitor, viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

const people = findDataSet('people');
const panel = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true });
const code = (page: Page, owner: string, title: string) =>
  panel(page, owner).getByRole('group', { name: title, exact: true });

/** Opens the demo with one panel open. */
async function openPanel(
  site: Site,
  id: PanelId,
  settings = {},
  more: Partial<DemoState> = {},
  visitor: Visitor = {},
) {
  const state = defaultState();
  const own = { ...state.settings[id], ...settings };
  const address = await writeAddress({
    ...state,
    ...more,
    open: [id],
    settings: { ...state.settings, [id]: own },
  });
  return site.open(`/demo${address}`, visitor);
}

describe('the export panel', () => {
  test('shows the return and the call of every format', async ({ site }) => {
    const page = await openPanel(site, 'export');
    const format = panel(page, 'Export').getByLabel('Format', { exact: true });
    for (const { id } of formats) {
      await format.selectOption(id);
      const entries = entriesOf(readSettings(exportSettings, { format: id }), people);
      const { text } = describeOutput(outputOf(people.initialQuery, entries), id, people);
      await expect.poll(() => code(page, 'Export', 'Output').textContent(), id).toBe(text);
      expect(await code(page, 'Export', 'Call').textContent()).toBe(callText(entries));
    }
  });

  test('applies options, and copies the call with the query', async ({ site }) => {
    const page = await openPanel(site, 'export', {}, {}, { canCopy: true });
    await page.getByLabel('Dialect', { exact: true }).selectOption('postgresql');
    await page.getByText('More options').click();
    await page.getByLabel('Expression for empty groups', { exact: true }).fill('(1 = 0)');
    await expect(code(page, 'Export', 'Call')).toContainText("fallbackExpression: '(1 = 0)'");
    await expect(code(page, 'Export', 'Output')).toContainText('"age" > 28');
    await page.getByRole('button', { name: 'Copy with query' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("const query = {\n  id: 'people',");
  });
});

test('rules that a round trip loses have a reason in the export and import panels', async ({
  site,
}) => {
  const sentence = /keeps the \.\* of the pattern/;
  const rules = [{ id: 'rule', field: 'lastName', operator: 'contains', value: 'Lo' }];
  const query = { id: 'people', combinator: 'and', rules };
  for (const [id, label] of [
    ['export', 'Export'],
    ['import', 'Import'],
  ] as const) {
    const page = await openPanel(site, id, { format: 'spel' }, { query });
    await expect(panel(page, label).getByText(sentence)).toHaveText(/lastName contains Lo/);
    await expect(panel(page, label).getByText('If parseSpEL reads the output')).toBeVisible();
    const list = label === 'Export' ? 'Format' : 'Language';
    await panel(page, label).getByLabel(list, { exact: true }).selectOption('sql');
    await expect(panel(page, label).getByText('If parseSQL reads the output')).toHaveCount(0);
    await expect(panel(page, label).getByText(sentence)).toHaveCount(0);
  }
});

describe('the import panel', () => {
  test('reads every language and shows what a round trip loses', async ({ site }) => {
    const state = defaultState();
    const page = await openPanel(site, 'import');
    const language = panel(page, 'Import').getByLabel('Language', { exact: true });
    for (const parser of parsers) {
      await language.selectOption(parser.id);
      const text = seedText(people.initialQuery, parser, people);
      await expect(panel(page, 'Import').getByRole('textbox')).toHaveValue(text);
      const settings = readSettings(importSettings, {});
      const { query } = await readText({
        text,
        parser: parser.id,
        dataSet: people.id,
        settings,
        options: state.options,
      });
      const { verdict } = compareQueries(people.initialQuery, query, people.specs);
      await panel(page, 'Import')
        .locator('details[aria-busy=false] > summary', { hasText: `Round trip: ${verdict}` })
        .waitFor();
    }
  });

  test('shows where text is wrong, and imports correct text', async ({ site }) => {
    const page = await openPanel(site, 'import');
    const text = page.getByLabel('SQL to import');
    await text.fill("firstName = 'Ada'\nand age > and 5");
    await page.getByText('Line 2, column 11: “and” isn’t expected here.').waitFor();
    await page.getByRole('button', { name: 'Show in text' }).click();
    expect(
      await text.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]),
    ).toEqual([28, 29]);
    const read = page.getByRole('button', { name: 'Import into the builder' });
    await expect(read).toBeDisabled();
    await text.fill("firstName = 'Ada' or age > 5");
    await page.getByText('The query has all of this text').waitFor();
    await read.click();
    await expect(page.locator('main .queryBuilder .rule')).toHaveCount(2);
    await page.getByRole('button', { name: 'Use the current query' }).click();
    await expect(text).toHaveValue("(firstName = 'Ada' or age > 5)");
  });
});

describe('an import', () => {
  test('brings the text’s values into the builder, however long the text is', async ({ site }) => {
    const page = await openPanel(site, 'import');
    const text = page.getByLabel('SQL to import');
    const importButton = page.getByRole('button', { name: 'Import into the builder' });
    const shared = async () => {
      const { state } = await readAddress('', new URL(page.url()).hash);
      return state.query.rules;
    };
    await text.fill("firstName = 'Ada' and age = '1,000'");
    await importButton.click();
    await expect.poll(shared).toMatchObject([{ value: 'Ada' }, { value: '1,000' }]);
    await text.fill(`${"firstName = 'a name that is long' and ".repeat(120)}age = 1234567`);
    await page.getByText('The query has all of this text').waitFor();
    await importButton.click();
    await expect.poll(async () => (await shared()).at(-1)).toMatchObject({ value: 1234567 });
  });

  test.for(['plain', 'mantine'])('shows what the text has: %s', async (kit, { site }) => {
    const address = await writeAddress({ ...defaultState(), open: ['import'] });
    const page = await site.open(`${Demo.address(kit)}${address}`);
    const demo = await new Demo(page, kit).shown();
    const before = await demo.texts();
    await page
      .getByLabel('SQL to import')
      .fill(`firstName = "Ada" xor colour = 5 xor age = 'many' and gender = 'none'`);
    await page.getByText('The data “People” has no field “colour” or “Ada”.').waitFor();
    await page.getByRole('button', { name: 'Import into the builder' }).click();
    await demo.expectRules(4);
    for (const text of ['colour (unknown)', 'Ada (unknown)', 'XOR', 'many', 'none (unknown)']) {
      await expect.poll(() => demo.texts()).toContain(text);
    }
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await expect.poll(() => demo.texts()).toEqual(before);
  });

  test('keeps the text when its language changes', async ({ site }) => {
    const page = await openPanel(site, 'import');
    await page.getByLabel('SQL to import').fill('age > 5');
    const language = panel(page, 'Import').getByLabel('Language', { exact: true });
    await language.selectOption('mongodb');
    await page.getByText('This isn’t valid JSON').waitFor();
    await language.selectOption('spel');
    await expect(page.getByLabel('SpEL to import')).toHaveValue('age > 5');
    await page.getByText('The query has all of this text').waitFor();
  });

  test('has a limit for what the parsers can’t read', async ({ site }) => {
    const page = await openPanel(site, 'import');
    const condition = 'age = 12345';
    await page.getByLabel('SQL to import').fill(Array(1200).fill(condition).join(' and '));
    await page.getByText(/has all of this text|has 1,200 conditions, and parseSQL can’t/).waitFor();
    await page
      .getByLabel('SQL to import')
      .fill(`${'('.repeat(3000)}${condition}${')'.repeat(3000)}`);
    await page.getByText('nested 3,000 deep, but the panel reads at most 100').waitFor();
  });

  test('reads the JSON of the export panel', async ({ site }) => {
    const rules = [
      { id: 'a', field: 'age', operator: '>', value: '28', note: [1] },
      'xor',
      { id: 'b', field: 'age', operator: '=', value: null },
    ];
    const query = { id: 'q', rules } as never;
    const page = await openPanel(site, 'import', { format: 'json' });
    await page.getByLabel('JSON to import').fill(formatQuery(query, 'json'));
    await page.getByRole('button', { name: 'Import into the builder' }).click();
    await expect
      .poll(async () => (await readAddress('', new URL(page.url()).hash)).state.query)
      .toEqual(query);
    await expect(page.locator('input[name=independentCombinators]')).toBeChecked();
  });
});

describe('a rule that exports leave out', () => {
  const rules = [
    { id: 'old', field: 'age', operator: '>', value: '-20' },
    { id: 'name', field: 'firstName', operator: '!=', value: 'Nobody' },
  ];
  const query = { id: 'root', combinator: 'and', rules };

  test('is named with its reason beside the output', async ({ site }) => {
    const page = await openPanel(site, 'export', {}, { query });
    await panel(page, 'Export').getByText('The output leaves out 1 of 2 rules.').waitFor();
    await expect(panel(page, 'Export').getByRole('listitem')).toHaveText(
      'age > -20 Enter a number from 0 to 130.',
    );
    await panel(page, 'Export').getByLabel('Format', { exact: true }).selectOption('json');
    await expect(panel(page, 'Export').getByText('leaves out')).toHaveCount(0);
  });

  test('is named beside the rows that engines find without it', async ({ site }) => {
    const page = await openPanel(site, 'results', {}, { query });
    await page.getByText('All engines find the same rows, but').waitFor();
    await expect(panel(page, 'Results').getByRole('listitem')).toHaveText(
      'age > -20 Enter a number from 0 to 130.',
    );
  });
});

describe('the results panel', () => {
  const quick = engines.filter(({ onRequest }) => !onRequest);
  const row = (page: Page, { label }: Pick<Engine, 'label'>) =>
    panel(page, 'Results')
      .getByRole('row')
      .filter({ has: page.getByLabel(label, { exact: true }) });

  test('runs the query on every engine, over rows with and without gaps', async ({ site }) => {
    const { complete, withNulls } = await people.loadRows();
    const page = await openPanel(site, 'results');
    for (const rows of [complete, withNulls]) {
      if (rows === withNulls) await page.getByLabel('Rows with missing values').check();
      await panel(page, 'Results').locator('table[aria-busy=false]').waitFor();
      for (const engine of quick) {
        const data = { fields: people.fields, rows };
        const outcome = await runQuery(engine, people.initialQuery, data, {
          parseNumbers: 'strict-limited',
        });
        await row(page, engine)
          .getByText(outcome.ok ? `${outcome.matched.length} of ${rows.length}` : outcome.error)
          .waitFor();
      }
    }
    await page.getByText('The export compares two fields without $expr').waitFor();
  });

  test('compares dates by the add-on when that option is on', async ({ site }) => {
    const rules = [{ id: 'born', field: 'birthdate', operator: '<', value: '1980-01-01' }];
    const query = { id: 'people', combinator: 'and', rules };
    const options = { ...defaultOptions, useDateTimePackage: true };
    const page = await openPanel(site, 'results', {}, { query, options });
    const { complete: rows } = await people.loadRows();
    const born = rows.filter(({ birthdate }) => String(birthdate) < '1980-01-01').length;
    expect(born).toBeGreaterThan(0);
    for (const engine of quick) {
      await row(page, engine).getByText(`${born} of ${rows.length}`).waitFor();
    }
    await page.getByText('All engines find the same rows.').waitFor();
  });

  test('loads each engine when it is chosen, in as many bytes as it says', async ({ site }) => {
    const off = Object.fromEntries(engines.map(({ id }) => [id, false]));
    const query = {
      id: 'q',
      combinator: 'and',
      rules: [{ id: 'r', field: 'age', operator: '>', value: '28' }],
    };
    const page = await openPanel(site, 'results', off, { query });
    await page.getByText('There are no rows to show.').waitFor();
    await page.waitForLoadState('networkidle');
    const bodies: Promise<Buffer>[] = [];
    const record = (response: Response) => bodies.push(bodyOf(response));
    page.on('response', record);
    for (const engine of engines) {
      bodies.length = 0;
      await page.getByLabel(engine.label, { exact: true }).check();
      await row(page, engine)
        .getByText(/\d+ of \d+/)
        .waitFor({ timeout: 60_000 });
      const sizes = (await Promise.all(bodies)).map(compressedSize);
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      // A tenth more or less, and never finer than the kilobytes that are shown.
      const leeway = Math.max(1000, engine.bytes / 10);
      expect(Math.abs(bytes - engine.bytes), `${engine.id}: ${bytes}`).toBeLessThan(leeway);
    }
    await page.getByText('All engines find the same rows.').waitFor();
    page.off('response', record);
    await Promise.all(bodies);
  }, 120_000);
});

/**
 * Empty for code of likely next pages, which comes when the browser is idle, and for the site's icon.
 */
async function bodyOf(response: Response): Promise<Buffer> {
  const headers = await response.request().allHeaders();
  const isOfBrowser = headers['sec-purpose'] === 'prefetch' || siteIcon.test(response.url());
  return isOfBrowser ? Buffer.alloc(0) : response.body();
}

/** As hosts send it: at the best quality, or a fair one where that would take minutes. */
const compressedSize = (body: Buffer) =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: body.length > 1_000_000 ? 5 : 11 },
  }).length;

describe('the validation panel', () => {
  test('says what is wrong, and where', async ({ site }) => {
    const rules = [{ id: 'name', field: 'firstName', operator: '=', value: '' }];
    const query = { id: 'root', combinator: 'and', rules };
    const page = await openPanel(site, 'validation', {}, { query });
    await page.getByText('1 of 2 rules and groups are invalid.').waitFor();
    await panel(page, 'Validation').getByText('Enter a value.', { exact: true }).waitFor();
    await page.locator('main .rule-value').fill('Ada');
    await page.getByText('The query is valid.').waitFor();
  });
});

describe.for(['light', 'dark'] as const)('the panels, %s', (colorScheme) => {
  test('are accessible and fit a phone', async ({ site }) => {
    const address = await writeAddress({
      ...defaultState(),
      open: ['export', 'import', 'results', 'validation'],
    });
    const page = await site.open(`/demo${address}`, { colorScheme, viewport: viewports.phone });
    await page.getByText('The export compares two fields without $expr').waitFor();
    await page.getByText('Round trip').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  });
});
