import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const require = createRequire(import.meta.url);

/**
 * Loads the font of the cards; `@fontsource/figtree` has a file for each weight. The cards render their text
 * as outlines, so the machine needs no installed font.
 */
export function loadLettering(weight: 600 | 700): Font {
  const file = require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`);
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** Where a name that is longer than a line may break: `datetime/` `date-fns`, `query` `Builder`. */
const breaks = /(?<=[/_@.-])|(?<=[a-z\d])(?=[A-Z])/;

/** Breaks text into lines of `width` pixels. A word that is too wide breaks at its parts, if it has any. */
export function wrap(font: Font, text: string, size: number, width: number): readonly string[] {
  const fits = (line: string) => font.getAdvanceWidth(line, size) <= width;
  const lines = [''];
  for (const [index, word] of text.split(/\s+/).entries()) {
    const gap = index === 0 ? '' : ' ';
    const parts = fits(word) ? [word] : word.split(breaks);
    for (const [place, part] of parts.entries()) {
      const last = lines.length - 1;
      const longer = `${lines[last]}${place === 0 ? gap : ''}${part}`;
      if (lines[last] === '' || fits(longer)) lines[last] = longer.trimStart();
      else lines.push(part);
    }
  }
  return lines;
}

/**
 * The largest of some sizes in pixels, largest first, at which text fits into a number of lines. At
 * the smallest size, there can be more lines.
 */
export function largestFit(
  font: Font,
  text: string,
  { sizes, width, lines }: { sizes: readonly number[]; width: number; lines: number },
): { readonly size: number; readonly lines: readonly string[] } {
  const tries = sizes.map((size) => ({ size, lines: wrap(font, text, size, width) }));
  const isFit = (one: (typeof tries)[number]) =>
    one.lines.length <= lines &&
    one.lines.every((line) => font.getAdvanceWidth(line, one.size) <= width);
  const found = tries.find(isFit) ?? tries.at(-1);
  if (!found) throw new Error('Text needs at least one font size.');
  return found;
}
