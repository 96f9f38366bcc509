import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** In POSIX notation, with a slash at the end. */
export const addOnsDir = fileURLToPath(new URL('../stand-ins/', import.meta.url)).replaceAll(
  '\\',
  '/',
);

const specifiers = /^@react-querybuilder\/(datetime)(\/.+)?$/;

/**
 * The source file of an add-on that samples import and the registry lacks; `undefined` for all other
 * packages.
 *
 * @param specifier - What a sample imports, such as `@react-querybuilder/datetime/ui`.
 */
export function addOnSource(specifier: string): string | undefined {
  const [, name, entry = ''] = specifiers.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const manifest = JSON.parse(readFileSync(`${addOnsDir}${name}/package.json`, 'utf8'));
  const source: string | undefined = manifest.exports[`.${entry}`];
  return source && `${addOnsDir}${name}/${source.slice('./'.length)}`;
}

export const addOnFiles = (): readonly string[] =>
  readdirSync(`${addOnsDir}datetime/src`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${addOnsDir}datetime/src/${name}`)
    .filter((file) => statSync(file).isFile())
    .sort();
