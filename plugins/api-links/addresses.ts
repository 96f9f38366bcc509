import type { ApiSymbol, Catalogue } from '../api-reference/model/catalogue.ts';
import { anchorOf } from '../api-reference/model/catalogue.ts';

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
  const [symbolName = '', member, ...rest] = name.split('.');
  const symbol = rest.length === 0 ? catalogue.named(symbolName) : undefined;
  if (!symbol) throw new Error(`the API reference has no "${name}"`);
  if (member === undefined) return symbol.path;
  const address = memberAddress(catalogue, symbolName, member);
  if (address === undefined) throw new Error(`"${symbolName}" has no member "${member}"`);
  return address;
}

/** The row of an export's member; `undefined` if the reference doesn't have it. */
export function memberAddress(
  catalogue: Catalogue,
  symbolName: string,
  member: string,
): string | undefined {
  const symbol = catalogue.named(symbolName);
  return symbol && membersOf(symbol).includes(member)
    ? `${symbol.path}#${anchorOf(member)}`
    : undefined;
}

function membersOf({ declaration, expanded }: ApiSymbol): readonly string[] {
  const type = declaration.type?.type === 'reflection' ? declaration.type.declaration : undefined;
  const members = (expanded ?? declaration).children ?? type?.children ?? [];
  return members.map(({ name }) => name);
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
