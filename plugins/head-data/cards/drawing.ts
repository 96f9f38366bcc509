import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'opentype.js';
import type { CardContent } from './content.ts';
import { largestFit, loadLettering } from './lettering.ts';

/** Size of a card in pixels: what link previews of every service can show. */
export const cardSize = { width: 1200, height: 630 } as const;

export type Draw = (content: CardContent) => string;

/** The site's own colors, by the names in tokens.css. */
const tokens = ['brand-light', 'brand-dark', 'surface', 'text', 'text-quiet'] as const;
type Colors = Readonly<Record<(typeof tokens)[number], string>>;

/**
 * Reads the light colors of the site from the content of src/css/tokens.css.
 *
 * @throws Error if a token is missing.
 */
export function readColors(css: string): Colors {
  const [, light = ''] = /:root\s*\{([^}]*)\}/.exec(css) ?? [];
  const entries = tokens.map((token) => {
    const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(light)?.[1];
    if (!value)
      throw new Error(`src/css/tokens.css has no --${token}, which the social cards use.`);
    return [token, value.trim()] as const;
  });
  return Object.fromEntries(entries) as Colors;
}

const left = 150;
const right = cardSize.width - left;

/** Prepares the drawing of cards with the colors, logo, and title of the site. */
export function createDrawing(siteDir: string, siteTitle: string): Draw {
  const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');
  const colors = readColors(read('src/css/tokens.css'));
  const logo = read('static/img/logo.svg');
  const strong = loadLettering(700);
  const plain = loadLettering(600);

  return ({ title, section, version }) => {
    const { size, lines } = largestFit(strong, title, {
      sizes: [88, 76, 64, 54, 44],
      width: right - left,
      lines: 3,
    });
    const leading = size * 1.14;
    // The block of section and title is centered in the space that the logo leaves.
    const top = 375 - (lines.length * leading + (section ? 64 : 0)) / 2;
    const firstLine = top + (section ? 64 : 0) + size * 0.8;
    const text = (font: Font, words: string, x: number, y: number, px: number, color: string) =>
      `<path fill="${color}" d="${font.getPath(words, x, y, px).toPathData(1)}"/>`;
    const fromRight = (font: Font, words: string, px: number) =>
      right - font.getAdvanceWidth(words, px);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
      `<rect width="100%" height="100%" fill="${colors.surface}"/>`,
      brackets(colors),
      `<svg x="${left}" y="104" width="52" height="52" ${logo.slice('<svg '.length)}`,
      text(plain, siteTitle, left + 70, 141, 32, colors.text),
      version && text(plain, version, fromRight(plain, version, 32), 141, 32, colors['text-quiet']),
      section && text(plain, section, left, top + 26, 34, colors['brand-dark']),
      ...lines.map((line, index) =>
        text(strong, line, left, firstLine + index * leading, size, colors.text),
      ),
      '</svg>',
    ].join('');
  };
}

/** A group of rules within a group of rules, as brackets. */
function brackets({ 'brand-light': light, 'brand-dark': dark }: Colors): string {
  const pair = (inset: number, opening: string, closing: string, width: number) => {
    const { width: w, height: h } = cardSize;
    const ends = `V${h - inset}`;
    return `<g fill="none" stroke-width="${width}"><path stroke="${opening}" d="M${inset + 54} ${inset}H${inset}${ends}h54"/><path stroke="${closing}" d="M${w - inset - 54} ${inset}H${w - inset}${ends}h-54"/></g>`;
  };
  return pair(44, light, dark, 14) + pair(80, light, light, 6);
}
