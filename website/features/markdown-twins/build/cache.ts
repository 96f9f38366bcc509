import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Cache<T> {
  readonly get: (input: string, make: () => T) => T;
  /** Saves the results that were used since the start; the rest is dropped. */
  readonly save: () => void;
}

/**
 * Opens a cache in a JSON file; an unreadable one is empty.
 *
 * @param context - What the results depend on besides the input and the code that reads pages.
 */
export function openCache<T>(file: string, context: string): Cache<T> {
  const salt = digest(context + ownCode());
  const before = read<T>(file);
  const after: Record<string, T> = {};
  return {
    get(input, make) {
      const key = digest(salt + input);
      const value = before[key] ?? make();
      after[key] = value;
      return value;
    },
    save() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(after));
    },
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const folders = ['.', '../../article/build/built-pages/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

function ownCode(): string {
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
}

function read<T>(file: string): Readonly<Record<string, T>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
