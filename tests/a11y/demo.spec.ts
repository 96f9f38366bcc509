import { describe, expect } from 'vitest';
import { type KitId, kits } from '../../kits/kits.ts';
import { accessibilityFaults } from '../fixture/axe.ts';
import { Demo } from '../fixture/demo.ts';
import { test } from '../fixture/test.ts';

const options =
  '#showNotToggle=true&showCloneButtons=true&showLockButtons=true&showShiftActions=true&enableDragAndDrop=true&showUndoRedo=true';

/** The page around the frame has the heading. */
const ofFrames = ['page-has-heading-one'];

/** Faults of the published add-ons and of the kits' own colours, which a demo of them has to show. */
const ofKits: Readonly<Partial<Record<KitId, readonly string[]>>> = {
  // The add-on names lists and inputs by `title` on an element around them; antd's blue has 4.1 to 1.
  antd: ['label', 'label-title-only', 'color-contrast'],
  // The add-on leaves the library's lists and inputs as they are, named by `title` alone.
  bootstrap: ['label-title-only'],
  // As bootstrap; white on Mantine's blue has 3.6 to 1.
  mantine: ['label-title-only', 'color-contrast'],
  // The add-on names lists by `title` on an element around them.
  material: ['aria-input-field-name', 'label'],
};

describe.for(kits)('the demo with $label', ({ id }) => {
  test.for(['light', 'dark'] as const)('is accessible, %s', async (colorScheme, { site }) => {
    const page = await site.open(Demo.address(id) + options, { colorScheme });
    await new Demo(page, id).shown();
    expect(await accessibilityFaults(page)).toEqual([]);
    const frame = page.frames().find((one) => one.url().includes('/frames/'));
    if (!frame) return;
    const known = [...ofFrames, ...(ofKits[id] ?? [])];
    const faults = await accessibilityFaults(frame);
    expect(faults.filter((fault) => !known.some((rule) => fault.startsWith(`${rule}:`)))).toEqual(
      [],
    );
  });
});
