// @ts-check
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Whether a folder is what a step made from these inputs, so that the step can be skipped.
 *
 * @param {string} stampFile
 * @param {string} inputs a hash of them
 * @param {string} folder
 */
export function isStamped(stampFile, inputs, folder) {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
    return stamp.inputs === inputs && stamp.output === folderFingerprint(folder);
  } catch {
    return false;
  }
}

/**
 * @param {string} stampFile
 * @param {string} inputs a hash of them
 * @param {string} folder
 */
export function writeStamp(stampFile, inputs, folder) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ inputs, output: folderFingerprint(folder) }));
}

/**
 * A hash of the names and contents of files. A symbolic link's content is its target.
 *
 * @param {string} root
 * @param {readonly string[]} paths relative to `root`
 * @param {string} [more] what else the hash depends on
 * @throws {Error} when one of the files is gone
 */
export function hashFiles(root, paths, more = '') {
  const hash = createHash('sha256').update(more);
  for (const path of paths) {
    const file = join(root, path);
    const content = lstatSync(file).isSymbolicLink() ? readlinkSync(file) : readFileSync(file);
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} folder */
function folderFingerprint(folder) {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const hash = createHash('sha256');
  for (const path of files) {
    const stats = statSync(join(folder, path));
    if (stats.isFile()) hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`);
  }
  return hash.digest('hex');
}
