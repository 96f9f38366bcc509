import { failMoved } from './internals.ts';

/** Stands in the module of a section where the hashes of its pages' files are put. */
export const hashesPlaceholder = (chunk: string) => `hashes of ${chunk}`;

/**
 * Rspack's function for the file name of a chunk, before it is minified. Chunks go by their names, so
 * one map from names to hashes is all it needs.
 */
const fileNameFunction =
  /(__webpack_require__\.u = \(chunkId\) => \{[^}]*?"assets\/js\/" \+ chunkId \+ "\." \+ )(\{[^{}]*\})(?=\[chunkId\] \+ "\.js")/;

/**
 * Takes hashes out of the script that knows the file names of all chunks. What is left is reachable
 * as `__webpack_require__.chunkHashes`, for the sections to add theirs.
 *
 * @param code - The script, not minified.
 * @param isTaken - Whether the hash of a chunk is taken.
 * @returns The changed script and the taken hashes by chunk name.
 */
export function takeHashes(code: string, isTaken: (name: string) => boolean) {
  const [, before, map] = fileNameFunction.exec(code) ?? [];
  if (!before || !map) {
    failMoved('@rspack/core', 'the function for file names in its runtime has another form');
  }
  const hashes = Object.entries(JSON.parse(map.replace(/,\s*\}$/, '}')) as Record<string, string>);
  const left = Object.fromEntries(hashes.filter(([name]) => !isTaken(name)));
  return {
    code: code.replace(fileNameFunction, () =>
      [
        `__webpack_require__.chunkHashes = ${JSON.stringify(left)};\n`,
        before,
        '__webpack_require__.chunkHashes',
      ].join(''),
    ),
    taken: new Map(hashes.filter(([name]) => isTaken(name))),
  };
}

/**
 * Puts hashes into the script of a section.
 *
 * @param names - Of the section's chunks; one without a hash has no file, its code is elsewhere.
 */
export function putHashes(
  code: string,
  chunk: string,
  names: readonly string[],
  hashes: ReadonlyMap<string, string>,
): string {
  const [before, after, ...others] = code.split(hashesPlaceholder(chunk));
  if (before === undefined || after === undefined || others.length > 0) {
    failMoved('@rspack/core', `the script of ${chunk} has no single place for hashes`);
  }
  return before + names.map((name) => hashes.get(name) ?? '').join(' ') + after;
}
