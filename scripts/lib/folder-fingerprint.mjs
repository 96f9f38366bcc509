// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Changes when a file of a folder is added, removed or written again.
 *
 * @param {string} folder
 * @returns {string | undefined} `undefined` when there is no such folder
 */
export function folderFingerprint(folder) {
  if (!existsSync(folder)) return undefined;
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const path of files) {
    const stats = statSync(join(folder, path));
    if (stats.isFile()) hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`);
  }
  return hash.digest('hex');
}
