import { icons, iconTranslations } from '../../../packages/shared/icons.tsx';
import type { KitId } from './kits.ts';

/** Icons by the name in `translations` of what they stand for. */
export const allIcons = iconTranslations(icons);

/** A name in `translations` that there is an icon for. */
export type IconName = keyof typeof allIcons;

const mute = ['muteRule', 'muteGroup', 'unmuteRule', 'unmuteGroup'] as const;

/** What an add-on leaves to the library's symbols, which the fonts of many machines lack. */
export const missingIcons = {
  antd: mute,
  bootstrap: mute,
  mantine: Object.keys(allIcons) as readonly IconName[],
  material: [...mute, 'ungroupRuleGroup', 'undo', 'redo'],
} as const satisfies Partial<Record<KitId, readonly IconName[]>>;
