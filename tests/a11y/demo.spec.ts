import { standardClassnames } from 'react-querybuilder';
import { describe } from 'vitest';
import { writeAddress } from '../../website/features/demo/client/address/address.ts';
import { defaultOptions, selectAll } from '../../website/features/demo/client/options.ts';
import { defaultState } from '../../website/features/demo/client/state.ts';
import { type KitId, kits } from '../../website/kits/kits.ts';
import { accessibilityFaults } from '../fixture/axe.ts';
import { classesWithoutStyles } from '../fixture/classes.ts';
import { contrastFaults } from '../fixture/contrast.ts';
import { Demo } from '../fixture/demo.ts';
import { expect, test } from '../fixture/test.ts';

const allOptions = { ...defaultState(), options: selectAll(defaultOptions) };

/** The page around the frame has the heading. */
const ofFrames = ['page-has-heading-one'];

/** Faults of the published add-ons, which a demo of them has to show. */
const ofKits: Readonly<Partial<Record<KitId, readonly string[]>>> = {
  // The add-on names lists and inputs by `title` on an element around them.
  antd: ['label', 'label-title-only'],
  // The add-on leaves the library's lists and inputs as they are, named by `title` alone.
  bootstrap: ['label-title-only'],
  // As bootstrap.
  mantine: ['label-title-only'],
  // The add-on names lists by `title` on an element around them.
  material: ['aria-input-field-name', 'label'],
};

/** Kits whose styles are classes of a stylesheet, and their classes that have no styles of their own. */
const unstyled: Readonly<Partial<Record<KitId, readonly string[]>>> = {
  // The add-on has the names of Bootstrap 4, too.
  bootstrap: ['custom-control', 'custom-control-input', 'custom-switch'],
  bulma: [],
  tremor: [],
};

describe.for(kits)('the demo with $label', ({ id }) => {
  test.for(['light', 'dark'] as const)('is accessible, %s', async (colorScheme, { site }) => {
    const address = Demo.address(id) + (await writeAddress(allOptions));
    const page = await site.open(address, { colorScheme });
    await new Demo(page, id).shown();
    expect(await accessibilityFaults(page)).toEqual([]);
    const frame = page.frames().find((one) => one.url().includes('/frames/'));
    if (!frame) return;
    const known = [...ofFrames, ...(ofKits[id] ?? [])];
    const faults = await accessibilityFaults(frame);
    expect(faults.filter((fault) => !known.some((rule) => fault.startsWith(`${rule}:`)))).toEqual(
      [],
    );
    expect(await contrastFaults(frame)).toEqual([]);
    const hooks = unstyled[id];
    if (!hooks) return;
    const ofLibrary: readonly string[] = Object.values(standardClassnames);
    const missing = await classesWithoutStyles(frame);
    expect(missing.filter((name) => !ofLibrary.includes(name))).toEqual(hooks);
  });
});
