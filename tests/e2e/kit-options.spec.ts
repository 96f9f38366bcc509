import { describe } from 'vitest';
import { options } from '../../website/features/demo/client/options.ts';
import { kits } from '../../website/kits/kits.ts';
import { Demo } from '../fixture/demo.ts';
import {
  effectsQuery,
  markedRule,
  type OptionEffect,
  optionEffects,
} from '../fixture/option-effects.ts';
import { expect, test } from '../fixture/test.ts';

describe('each option of the demo, switched on and off', () => {
  test.for(kits)(
    'does what it says with $label',
    { timeout: 300_000 },
    async ({ id: kit }, { site }) => {
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
    },
  );
});
