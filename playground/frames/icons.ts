import { icons, iconTranslations } from '../../packages/shared/icons.tsx';

const all = iconTranslations(icons);
const { muteRule, muteGroup, unmuteRule, unmuteGroup, ungroupRuleGroup, undo, redo } = all;

/**
 * Icons for what an add-on leaves to the library's symbols, which the fonts of many machines lack.
 */
const mute = { muteRule, muteGroup, unmuteRule, unmuteGroup };
const newer = { ...mute, ungroupRuleGroup, undo, redo };

export const missingIcons = { antd: mute, bootstrap: mute, mantine: all, material: newer } as const;
