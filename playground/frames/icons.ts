import { allIcons, missingIcons } from '../../src/demo/kits/missing-icons.ts';

/** The icons that a kit's add-on lacks, for the `translations` of its provider. */
export const iconsFor = (kit: keyof typeof missingIcons) =>
  Object.fromEntries(missingIcons[kit].map((name) => [name, allIcons[name]]));
