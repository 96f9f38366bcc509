import { describe, expect } from 'vitest';
import { kits } from '../../src/demo/kits/kits.ts';
import { options } from '../../src/demo/options.ts';
import { Demo } from '../fixture/demo.ts';
import {
  effectsQuery,
  markedRule,
  type OptionEffect,
  optionEffects,
} from '../fixture/option-effects.ts';
import { test } from '../fixture/test.ts';

describe.for(kits)('the demo with $label', ({ id: kit }) => {
  test('edits the query', async ({ site }) => {
    const page = await site.open(`${Demo.address(kit)}#showUndoRedo=true&enableDragAndDrop=true`);
    const demo = await new Demo(page, kit).shown();
    await demo.expectRules(6);

    await demo.rule('age').locator('input').last().fill('41');
    // The number inputs of some kits give numbers.
    await expect.poll(() => demo.code()).toMatch(/field: 'age', operator: '>', value: '?41\b/);

    await demo.builder.locator('.ruleGroup-addRule').first().click();
    await demo.expectRules(7);
    await demo.builder.locator('.ruleGroup-addGroup').last().click();
    await expect.poll(() => demo.groups.count()).toBe(3);
    await demo.builder.locator('.ruleGroup-remove').last().click();
    await expect.poll(() => demo.groups.count()).toBe(2);
    await demo.rules.last().locator('.rule-remove').click();
    await demo.expectRules(6);

    await demo.undo();
    await demo.expectRules(7);
    await demo.drag('born', 'age');
    await expect.poll(async () => (await demo.ruleIds())[0]).toBe('age');
    await expect.poll(() => demo.code()).toMatch(/'age'[\s\S]*'birthdate'/);
  });

  test('does what each option says', async ({ site }) => {
    const page = await site.open(Demo.address(kit));
    const demo = await new Demo(page, kit).shown();
    await demo.start(effectsQuery('x'), markedRule, 'x');
    for (const { id } of options) {
      const { act, seen, unseenIn }: OptionEffect = optionEffects[id];
      if (unseenIn?.[kit]) continue;
      for (const isSwitched of [false, true]) {
        const mark = `${id} ${isSwitched}`;
        if (act) await demo.start(effectsQuery(mark), markedRule, mark);
        if (isSwitched) await demo.toggle(id);
        await act?.(demo);
        await expect.poll(() => seen(demo), { message: mark }).toBe(isSwitched);
      }
      await demo.toggle(id);
    }
  }, 300_000);

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
});
