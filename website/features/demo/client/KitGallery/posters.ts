import sizes from './posters.json';

export const colorModes = ['light', 'dark'] as const;

/** Address of a kit's picture, which `npx tsx tests/audits/kit-posters.mts` makes. */
export const posterPath = (kit: string, mode: (typeof colorModes)[number]): string =>
  `/img/kits/${kit}-${mode}.webp`;

/** The most that a picture may weigh, in bytes. */
export const maxPosterBytes = 12 * 1024;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sizes of the pictures, in CSS pixels. */
export const posterSizes: Readonly<Record<string, Size>> = sizes;
