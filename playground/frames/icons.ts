import { allIcons, type IconName, missingIcons } from '../../src/demo/kits/missing-icons.ts';

const pick = (names: readonly IconName[]) =>
  Object.fromEntries(names.map((name) => [name, allIcons[name]]));

/**
 * The icons that a kit's add-on lacks, for the `translations` of its provider. Made once: others would
 * have every rule drawn anew.
 */
export const kitIcons = {
  antd: pick(missingIcons.antd),
  bootstrap: pick(missingIcons.bootstrap),
  mantine: pick(missingIcons.mantine),
  material: pick(missingIcons.material),
} as const;
