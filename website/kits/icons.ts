import { icons, iconTranslations } from '../../stand-ins/shared/icons.tsx';

export const allIcons = iconTranslations(icons);

export type IconName = keyof typeof allIcons;

export type MissingIcons = readonly IconName[] | 'all';

export const missingNames = (missing: MissingIcons = []): readonly IconName[] =>
  missing === 'all' ? (Object.keys(allIcons) as IconName[]) : missing;
