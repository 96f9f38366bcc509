import {
  accessSync,
  constants,
  mkdirSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { UserError } from '../user-error.ts';

/** A file as it is, and as it will be; `undefined` where it doesn't exist. */
export interface Change {
  /** Path below the project, with slashes. */
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The difference as a unified diff. */
export function diffOf({ name, before, after }: Change): string {
  return createTwoFilesPatch(
    before === undefined ? '/dev/null' : name,
    after === undefined ? '/dev/null' : name,
    before ?? '',
    after ?? '',
    undefined,
    undefined,
    { headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true } },
  ).trimEnd();
}

/**
 * Writes changes, after a check that all files can be written.
 *
 * @throws UserError if one of them can't.
 */
export function writeChanges(root: string, changes: readonly Change[]): void {
  for (const { name, before } of changes) {
    if (before !== undefined && isReadOnly(join(root, name))) {
      throw new UserError(`${name} is read-only. Make it writable, and run this again.`);
    }
  }
  for (const { name, after } of changes) {
    const file = join(root, name);
    try {
      if (after === undefined) {
        rmSync(file);
      } else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, after);
      }
    } catch (error) {
      throw new UserError(`Can't write ${name}: ${(error as Error).message}`);
    }
  }
}

function isReadOnly(file: string): boolean {
  // An administrator can write to any file, but shouldn't overwrite one that is marked.
  if ((statSync(file).mode & 0o222) === 0) return true;
  try {
    accessSync(file, constants.W_OK);
    return false;
  } catch {
    return true;
  }
}

/** Removes a folder if nothing is in it. */
export function removeEmptyFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something else is in it.
  }
}
