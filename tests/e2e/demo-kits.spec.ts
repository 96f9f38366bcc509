import { update } from 'react-querybuilder';
import { describe } from 'vitest';
import { writeAddress } from '../../website/features/demo/client/address/address.ts';
import { findDataSet } from '../../website/features/demo/client/data/dataSets.ts';
import { engines } from '../../website/features/demo/client/engines/engines.ts';
import { runQuery } from '../../website/features/demo/client/engines/run.ts';
import { formats } from '../../website/features/demo/client/formats.ts';
import { entriesOf } from '../../website/features/demo/client/panels/export/entries.ts';
import {
  describeOutput,
  outputOf,
} from '../../website/features/demo/client/panels/export/returned.ts';
import { exportSettings } from '../../website/features/demo/client/panels/export/settings.ts';
import { parsers } from '../../website/features/demo/client/panels/import/parsers.ts';
import { seedText } from '../../website/features/demo/client/panels/import/seed.ts';
import { readSettings } from '../../website/features/demo/client/settings.ts';
import { defaultState } from '../../website/features/demo/client/state.ts';
import { kits } from '../../website/kits/kits.ts';
import { Demo } from '../fixture/demo.ts';
import { optionEffects } from '../fixture/option-effects.ts';
import { expect, test } from '../fixture/test.ts';

const people = findDataSet('people');

/** The query with another age, which the number inputs of some kits give as a number. */
const edited = ['41', 41].map((age) => update(people.initialQuery, 'value', age, 'age'));

describe.for(kits)('the demo with $label', ({ id: kit }) => {
  test('edits the query', async ({ site }) => {
    const page = await site.open(`${Demo.address(kit)}#showUndoRedo=true&enableDragAndDrop=true`);
    const demo = await new Demo(page, kit).shown();
    await demo.expectRules(6);
    await demo.undoButton.waitFor();

    await demo.rule('age').locator('input').last().fill('41');
    // The number inputs of some kits give numbers.
    await expect.poll(() => demo.code()).toMatch(/field: 'age', operator: '>', value: '?41\b/);

    await demo.builder.locator('.ruleGroup-addRule').first().click();
    await demo.expectRules(7);
    await demo.builder.locator('.ruleGroup-addGroup').last().click();
    await expect(demo.groups).toHaveCount(3);
    await demo.builder.locator('.ruleGroup-remove').last().click();
    await expect(demo.groups).toHaveCount(2);
    await demo.rules.last().locator('.rule-remove').click();
    await demo.expectRules(6);

    await demo.undo();
    await demo.expectRules(7);
    await demo.drag('born', 'age');
    await expect.poll(async () => (await demo.ruleIds())[0]).toBe('age');
    await expect.poll(() => demo.code()).toMatch(/'age'[\s\S]*'birthdate'/);
  });

  test('has all options at once', async ({ site }) => {
    const page = await site.open(Demo.address(kit));
    const demo = await new Demo(page, kit).shown();
    const { seen } = optionEffects.showUngroupButtons;
    await page.getByRole('button', { name: 'Select all' }).click();
    await expect.poll(() => seen(demo)).toBe(true);
    await demo.expectRules(6);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => seen(demo)).toBe(false);
  });

  // The panels are parts of the page, which are the same for all kits.
  const some = <Row>(rows: readonly Row[]) => (kit === 'plain' ? rows : rows.slice(0, 1));

  test('exports, runs, and imports the query', async ({ site }) => {
    const state = { ...defaultState(), open: ['export', 'import', 'results'] as const };
    const page = await site.open(Demo.address(kit) + (await writeAddress(state)));
    const demo = await new Demo(page, kit).shown();
    const panel = (label: string) => page.getByRole('region', { name: label, exact: true });

    await demo.rule('age').locator('input').last().fill('41');
    for (const { id } of some(formats)) {
      await panel('Export').getByLabel('Format', { exact: true }).selectOption(id);
      const entries = entriesOf(readSettings(exportSettings, { format: id }), people);
      const texts = edited.map(
        (query) => describeOutput(outputOf(query, entries), id, people).text,
      );
      const shown = panel('Export').getByRole('group', { name: 'Output', exact: true });
      await expect
        .poll(async () => texts.includes((await shown.textContent()) ?? ''), { message: id })
        .toBe(true);
    }

    const { complete: rows } = await people.loadRows();
    for (const engine of some(engines.filter(({ onRequest }) => !onRequest))) {
      const settings = { parseNumbers: 'strict-limited' } as const;
      const data = { fields: people.fields, rows };
      const outcome = await runQuery(engine, edited[0] ?? people.initialQuery, data, settings);
      await panel('Results')
        .getByRole('row')
        .filter({ has: page.getByLabel(engine.label, { exact: true }) })
        .getByText(outcome.ok ? `${outcome.matched.length} of ${rows.length}` : outcome.error)
        .waitFor();
    }

    for (const parser of some(parsers)) {
      await panel('Import').getByLabel('Language', { exact: true }).selectOption(parser.id);
      const rules = [{ field: 'firstName', operator: '=', value: parser.id }];
      const text = seedText({ id: 'root', combinator: 'and', rules }, parser, people);
      await panel('Import').getByRole('textbox').fill(text);
      await panel('Import').getByRole('button', { name: 'Import into the builder' }).click();
      await expect(demo.rules.last().locator('input').last(), parser.id).toHaveValue(parser.id);
      await demo.expectRules(1);
    }
  }, 90_000);
});
