import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cardSize } from './drawing.ts';

/** How the images are stored: few colors need few bytes. */
const format = { palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 1 } as const;

/** Where the cards are; names contain a hash of the drawing, so browsers can cache them. */
const folder = '/assets/cards';

/** The address of the card with this drawing. */
export function addressOfCard(svg: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([svg, format, sharp.versions.sharp]))
    .digest('hex');
  return `${folder}/${hash.slice(0, 16)}.png`;
}

/**
 * Writes the images of cards into a build. Those of earlier builds come from the cache.
 *
 * @param drawings - By address.
 * @param prune - Whether to remove cards from the cache that this build doesn't have.
 * @returns How many weren't in the cache.
 */
export async function writeCards(
  drawings: ReadonlyMap<string, string>,
  outDir: string,
  cacheDir: string,
  prune: boolean,
): Promise<number> {
  mkdirSync(cacheDir, { recursive: true });
  mkdirSync(join(outDir, folder), { recursive: true });
  const nameOf = (address: string) => address.slice(folder.length + 1);
  const missing = [...drawings].filter(([address]) => !existsSync(join(cacheDir, nameOf(address))));
  await Promise.all(
    missing.map(async ([address, svg]) => {
      const file = join(cacheDir, nameOf(address));
      const image = sharp(Buffer.from(svg)).resize(cardSize).removeAlpha().png(format);
      // An interrupted build leaves no partial image under the final name, and builds may run at the same time.
      const part = `${file}.${process.pid}.part`;
      writeFileSync(part, await image.toBuffer());
      renameSync(part, file);
    }),
  );
  const names = new Set([...drawings.keys()].map(nameOf));
  for (const name of names) copyFileSync(join(cacheDir, name), join(outDir, folder, name));
  const unused = prune ? readdirSync(cacheDir).filter((name) => !names.has(name)) : [];
  for (const name of unused) rmSync(join(cacheDir, name));
  return missing.length;
}
