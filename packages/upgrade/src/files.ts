import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isCode, isForeign } from './search.ts';

/** What is in a file or folder. */
export interface Found {
  readonly files: readonly string[];
  /** Folders that weren't searched. */
  readonly skipped: readonly string[];
  /** Sentences by the path that they are about. */
  readonly problems: readonly (readonly [path: string, problem: string])[];
}

const nothing: Found = { files: [], skipped: [], problems: [] };

/** Finds the files with TypeScript or JavaScript in a file or folder. It never throws. */
export function findFiles(path: string): Found {
  try {
    return statSync(path).isDirectory() ? inFolder(path) : { ...nothing, files: [path] };
  } catch (error) {
    return { ...nothing, problems: [[path, problemOf(error)]] };
  }
}

function inFolder(folder: string): Found {
  const found = readdirSync(folder, { withFileTypes: true }).map((entry): Found => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (isForeign(entry.name)) {
        return { ...nothing, skipped: [path] };
      }
      return findFiles(path);
    }
    return entry.isFile() && isCode(entry.name) ? { ...nothing, files: [path] } : nothing;
  });
  return {
    files: found.flatMap(({ files }) => files),
    skipped: found.flatMap(({ skipped }) => skipped),
    problems: found.flatMap(({ problems }) => problems),
  };
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads a file with text in UTF-8. A byte order mark stays part of the text.
 *
 * @throws Error if the file can't be read or has another encoding; `problemOf` says it in a sentence.
 */
export const readText = (path: string): string => utf8.decode(readFileSync(path));

/**
 * Gives a file another text. It has either the former text or the new one, even if the program is stopped. A link
 * stays a link, and permissions stay as they are.
 *
 * @throws Error if the folder or the file can't be written.
 */
export function replaceText(path: string, text: string): void {
  const file = realpathSync(path);
  const part = `${file}.${randomBytes(6).toString('hex')}${ending}`;
  const descriptor = openSync(part, 'wx');
  try {
    try {
      writeFileSync(descriptor, text);
    } finally {
      closeSync(descriptor);
    }
    chmodSync(part, statSync(file).mode);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Of a text that is written, before it replaces a file. */
const ending = '.upgrade-part';

const isPart = (name: string) => /\.[0-9a-f]{12}\.upgrade-part$/.test(name);

/** Finds what runs that were stopped left next to files. Nothing is deleted. */
export function leftoversNextTo(files: readonly string[]): readonly string[] {
  const folders = [...new Set(files.map((file) => dirname(file)))];
  return folders.flatMap((folder) => {
    try {
      return readdirSync(folder)
        .filter(isPart)
        .map((name) => join(folder, name));
    } catch {
      // Files in it say why it can't be read.
      return [];
    }
  });
}

const noPermission =
  'You have no permission to read or write this. Change the permissions, or run the command as its owner.';

const problems: Readonly<Record<string, string>> = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: 'The disk is read-only.',
  ENOSPC: 'The disk is full.',
  ENOENT: 'There is no such file or folder.',
  ENOTDIR: 'There is no such file or folder.',
  ELOOP: 'The link leads to itself.',
  ERR_ENCODING_INVALID_ENCODED_DATA:
    'This isn’t UTF-8, so it can’t be scanned. Save it as UTF-8, or change it by hand.',
};

/** Says in a sentence why a file can't be read or written. */
export const problemOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return problems[code] ?? message;
};
