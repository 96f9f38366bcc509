/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Rgba = readonly [number, number, number, number];

/** The page's background and text, by color mode; see website/src/css/tokens.css. */
const surfaces = {
  light: { surface: [255, 255, 255, 1], text: [29, 37, 48, 1] },
  dark: { surface: [20, 24, 31, 1], text: [230, 235, 242, 1] },
} as const satisfies Record<string, Record<string, Rgba>>;

/** Blends a color with an opaque background. */
export function over([r, g, b, alpha]: Rgba, [r2, g2, b2]: Rgba): Rgba {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(r, r2), mix(g, g2), mix(b, b2), 1];
}

/** The contrast of two opaque colors, from 1 to 21, as WCAG defines it. */
export function contrast(one: Rgba, other: Rgba): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([r, g, b]: Rgba): number {
  const [red, green, blue] = [r, g, b].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A color's contrast, what it's compared with, and whether it's enough. */
export interface Rating {
  readonly isEnough: boolean;
  readonly text: string;
}

/**
 * Rates a color: text needs a contrast of 4.5 to 1 with its background, and a line 3 to 1 with the
 * page.
 */
export function rate(name: string, color: Rgba, mode: 'light' | 'dark'): Rating {
  const { surface, text } = surfaces[mode];
  const isBackground = name.includes('background');
  const ratio = isBackground
    ? contrast(text, over(color, surface))
    : contrast(over(color, surface), surface);
  const needed = isBackground ? 4.5 : 3;
  const isEnough = ratio >= needed;
  const what = isBackground ? 'with text' : 'with the page';
  return {
    isEnough,
    text: `Contrast ${what} is ${ratio.toFixed(1)} to 1${isEnough ? '' : `, less than ${needed}`}`,
  };
}
