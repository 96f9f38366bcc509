import { readFileSync } from 'node:fs';
import { UserError } from '../user-error.ts';

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Reads a file, with its byte order mark.
 *
 * @returns `undefined` if there is no such file.
 * @throws UserError if it can't be read, or isn't UTF-8.
 */
export function readText(file: string): string | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new UserError(`Can't read ${file}: ${(error as Error).message}`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UserError(`${file} isn't UTF-8. Convert the file first.`);
  }
}
