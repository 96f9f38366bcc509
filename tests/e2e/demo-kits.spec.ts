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
    await expect.poll(() => demo.code()).toContain("field: 'age', operator: '>', value: '41'");

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
    await demo.drag('age', 'born');
    await expect.poll(async () => (await demo.ruleIds())[0]).toBe('age');
    await expect.poll(() => demo.code()).toMatch(/'age'[\s\S]*'birthdate'/);
  });

  test('shows every option', async ({ site }) => {
    const page = await site.open(Demo.address(kit));
    const demo = await new Demo(page, kit).shown();
    for (const { id } of options) {
      await demo.toggle(id);
      const effect = visibleEffects[id];
      if (effect) await demo.builder.locator(effect).first().waitFor({ state: 'attached' });
      await demo.toggle(id);
      if (effect) await demo.builder.locator(effect).first().waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Select all' }).click();
    await demo.builder.locator('.rule-mute').first().waitFor();
    await demo.expectRules(6);
    await page.getByRole('button', { name: 'Reset' }).click();
    await demo.builder.locator('.rule-mute').first().waitFor({ state: 'detached' });
  });
});
