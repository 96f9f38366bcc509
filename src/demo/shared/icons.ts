import { icons, iconTranslations } from '../../../packages/shared/icons.tsx';

/** Icons by their name in `translations`. */
export const allIcons = iconTranslations(icons);

export type IconName = keyof typeof allIcons;

export type MissingIcons = readonly IconName[] | 'all';

/** The names of the icons that an add-on lacks. */
export const missingNames = (missing: MissingIcons = []): readonly IconName[] =>
  missing === 'all' ? (Object.keys(allIcons) as IconName[]) : missing;
