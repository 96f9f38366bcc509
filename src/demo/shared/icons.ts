import { icons, iconTranslations } from '../../../packages/shared/icons.tsx';

/** Icons by their name in `translations`. */
export const allIcons = iconTranslations(icons);

/** A name in `translations` that there is an icon for. */
export type IconName = keyof typeof allIcons;

/** What an add-on has no icons for. */
export type MissingIcons = readonly IconName[] | 'all';

/** The names of the icons that an add-on lacks. */
export const missingNames = (missing: MissingIcons = []): readonly IconName[] =>
  missing === 'all' ? (Object.keys(allIcons) as IconName[]) : missing;
