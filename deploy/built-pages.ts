import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folders of documents that have their own policies. */
const others = ['frames', 'play'];

/** The HTML of all pages and redirects in the folder of a build, by file. */
export function builtPages(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter((file) => !others.includes(file.split(/[\\/]/)[0] ?? ''))
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
}
