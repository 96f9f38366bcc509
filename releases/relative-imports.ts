/** As TypeScript looks for a file, in order. */
const suffixes = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.json',
  '/index.ts',
  '/index.tsx',
  '/index.js',
];

/**
 * Finds the file of a sample or project that an import such as `./fields` refers to.
 *
 * @param specifier - As in the import. Packages resolve to `undefined`.
 * @param from - The file with the import.
 * @param files - Names of all files, such as `lib/fields.ts`.
 */
export function resolveRelativeImport(
  specifier: string,
  from: string,
  files: { readonly has: (name: string) => boolean },
): string | undefined {
  if (!/^\.\.?\//.test(specifier)) return undefined;
  const base = new URL(specifier, `file:///${from}`).pathname.slice(1);
  // With Node's module resolution, TypeScript imports App.ts or App.tsx as `./App.js`.
  const stems = [base, base.replace(/\.jsx?$/, '')];
  return stems.flatMap((stem) => suffixes.map((suffix) => stem + suffix)).find((n) => files.has(n));
}
