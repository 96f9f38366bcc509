import type { ApiSymbol, Catalogue } from '../model/catalogue.ts';
import { addressOfKey } from '../model/catalogue.ts';

/**
 * The address of a name's reference page.
 *
 * @param name - An export (`add`), a member of one (`QueryBuilderProps.fields`), or a module
 *   (`react-querybuilder/parseCEL`).
 * @throws Error if the reference doesn't have it.
 */
export function referenceAddress(catalogue: Catalogue, name: string): string {
  const module = catalogue.entries.find(({ specifier }) => specifier === name);
  if (module) return module.path;
  const address = addressOfKey(catalogue, name);
  if (address !== undefined) return address;
  const [symbolName = '', member, ...rest] = name.split('.');
  const isMember = rest.length === 0 && catalogue.named(symbolName) !== undefined;
  throw new Error(
    isMember ? `"${symbolName}" has no member "${member}"` : `the API reference has no "${name}"`,
  );
}

/** The symbol that an import refers to; `undefined` for others, such as stylesheets. */
export function imported(
  catalogue: Catalogue,
  specifier: string,
  name: string,
): ApiSymbol | undefined {
  const entry = catalogue.entries.find((candidate) => candidate.specifier === specifier);
  return [...(entry?.symbols ?? []), ...(entry?.repeated ?? [])].find(
    (symbol) => symbol.name === name,
  );
}
