export const colorModes = ['light', 'dark'] as const;

export type ColorMode = (typeof colorModes)[number];

/** Name of a kit's picture in its folder. `npx tsx tests/audits/kit-posters.mts` takes the pictures. */
export const posterFile = (mode: ColorMode): string => `poster-${mode}.webp`;

/** Where the build of the frames puts a kit's picture, from `dist/frames/`. */
export const builtPoster = (kit: string, mode: ColorMode): string => `posters/${kit}-${mode}.webp`;

/** Address of a kit's picture. */
export const posterPath = (kit: string, mode: ColorMode): string =>
  `/frames/${builtPoster(kit, mode)}`;

/** The most that a picture may weigh, in bytes. */
export const maxPosterBytes = 12 * 1024;
