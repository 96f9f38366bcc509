import { failMoved } from './internals.ts';

/** Stands in the module of a section where the hashes of its pages' files are put. */
export const hashesPlaceholder = (chunk: string) => `hashes of ${chunk}`;

/** Stands where the other chunks are put that only pages of the section load, with their hashes. */
export const othersPlaceholder = (chunk: string) => `other chunks of ${chunk}`;

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
 * @param others - Of chunks that these load later and nothing else does.
 */
export function putHashes(
  code: string,
  chunk: string,
  { names, others }: { readonly names: readonly string[]; readonly others: readonly string[] },
  hashes: ReadonlyMap<string, string>,
): string {
  const hashOf = (name: string) => hashes.get(name) ?? '';
  const pairs = others.filter(hashOf).map((name) => `${name} ${hashOf(name)}`);
  const filled = fill(code, hashesPlaceholder(chunk), names.map(hashOf).join(' '));
  return fill(filled, othersPlaceholder(chunk), pairs.join(' '));
}

function fill(code: string, placeholder: string, text: string): string {
  const [before, after, ...more] = code.split(placeholder);
  if (before === undefined || after === undefined || more.length > 0) {
    failMoved('@rspack/core', `a script has no single place for the ${placeholder}`);
  }
  return before + text + after;
}
