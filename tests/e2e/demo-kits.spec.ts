import { describe, expect } from 'vitest';
import { kits } from '../../src/demo/kits/kits.ts';
import { options } from '../../src/demo/options.ts';
import { Demo, visibleEffects } from '../fixture/demo.ts';
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

  test('shows every option', async ({ site }) => {
    const page = await site.open(Demo.address(kit));
    const demo = await new Demo(page, kit).shown();
    const effects = options.flatMap((option) => {
      const selector = visibleEffects[option.id];
      return selector ? [{ ...option, selector, isOnItsOwn: 'isOnItsOwn' in option }] : [];
    });
    const shown = (selector: string) => demo.builder.locator(selector).first();

    await page.getByRole('button', { name: 'Select all' }).click();
    for (const { selector, isOnItsOwn } of effects) {
      if (!isOnItsOwn) await shown(selector).waitFor({ state: 'attached' });
    }
    await demo.expectRules(6);
    await page.getByRole('button', { name: 'Reset' }).click();
    for (const { selector } of effects) await shown(selector).waitFor({ state: 'detached' });

    for (const { id, selector } of effects.filter(({ isOnItsOwn }) => isOnItsOwn)) {
      await demo.toggle(id);
      await shown(selector).waitFor({ state: 'attached' });
      await demo.toggle(id);
      await shown(selector).waitFor({ state: 'detached' });
    }
  });
});
