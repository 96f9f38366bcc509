import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Release } from './resolution.ts';

const builtTypes = new URL('../../types/', import.meta.url);

/**
 * The types that come with the command, or `undefined` if it wasn't built with them.
 *
 * @param types - The folder with them.
 */
export function bundledRelease(major: number, types: URL = builtTypes): Release | undefined {
  try {
    const text = `${brotliDecompressSync(readFileSync(new URL(`${major}.json.br`, types)))}`;
    const files = new Map(Object.entries<string>(JSON.parse(text)));
    return { major, folder: `/react-querybuilder-${major}`, files };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
