import { update } from 'react-querybuilder';
import { describe } from 'vitest';
import { writeAddress } from '../../website/features/demo/client/address/address.ts';
import { findDataSet } from '../../website/features/demo/client/data/dataSets.ts';
import { engineOf } from '../../website/features/demo/client/engines/engines.ts';
import { runQuery } from '../../website/features/demo/client/engines/run.ts';
import { defaultState } from '../../website/features/demo/client/state.ts';
import { kits } from '../../website/kits/kits.ts';
import { Demo } from '../fixture/demo.ts';
import { optionEffects } from '../fixture/option-effects.ts';
import { expect, test } from '../fixture/test.ts';

const people = findDataSet('people');

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

  test('shows whole dates on a narrow phone', async ({ site }) => {
    const page = await site.open(Demo.address(kit), { viewport: { width: 360, height: 640 } });
    const demo = await new Demo(page, kit).shown();
    await demo.expectRules(6);
    const isCut = (date: HTMLElement) => date.scrollWidth > date.clientWidth + 1;
    for (const date of await demo.builder.locator('input[type="date"]').all()) {
      expect(await date.evaluate(isCut)).toBe(false);
    }
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

  // The panels are parts of the page, so demo-panels.spec.ts tests all formats, engines, and languages.
  test('exports, runs, and imports the query', async ({ site }) => {
    const state = { ...defaultState(), open: ['export', 'import', 'results'] as const };
    const page = await site.open(Demo.address(kit) + (await writeAddress(state)));
    const demo = await new Demo(page, kit).shown();
    const panel = (label: string) => page.getByRole('region', { name: label, exact: true });

    await demo.rule('age').locator('input').last().fill('41');
    const output = panel('Export').getByRole('group', { name: 'Output', exact: true });
    await expect(output).toContainText('age > 41');

    const { complete: rows } = await people.loadRows();
    const edited = update(people.initialQuery, 'value', 41, 'age');
    const outcome = await runQuery(engineOf('sqlite'), edited, { fields: people.fields, rows });
    await panel('Results')
      .getByRole('row')
      .filter({ has: page.getByLabel('SQLite', { exact: true }) })
      .getByText(outcome.ok ? `${outcome.matched.length} of ${rows.length}` : outcome.error)
      .waitFor();

    await panel('Import').getByRole('textbox').fill("firstName = 'Ada'");
    await panel('Import').getByRole('button', { name: 'Import into the builder' }).click();
    await expect(demo.rules.last().locator('input').last()).toHaveValue('Ada');
    await demo.expectRules(1);
  });
});
