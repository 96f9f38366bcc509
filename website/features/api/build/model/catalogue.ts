import type { JSONOutput } from 'typedoc';
import type { InstalledPackage } from '../extract/installed.ts';
import { expandedPrefix, moduleName } from '../extract/job.ts';
import type { ExtractedPackages } from '../extract/projects.ts';
import { groups, type Kind, kindOf } from './kinds.ts';

export type Declaration = JSONOutput.DeclarationReflection;

export interface ApiSymbol {
  readonly name: string;
  readonly kind: Kind;
  readonly entry: ApiEntry;
  readonly path: string;
  readonly declaration: Declaration;
  /** Its members, if the declaration doesn't show them. */
  readonly expanded?: Declaration;
}

export interface ApiEntry {
  readonly package: InstalledPackage;
  readonly name: string;
  /** The TypeDoc run in which the numbers of its declarations are valid. */
  readonly scope: number;
  readonly specifier: string;
  readonly path: string;
  readonly symbols: readonly ApiSymbol[];
  readonly repeated: readonly ApiSymbol[];
}

export interface ApiCataloguePackage {
  readonly package: InstalledPackage;
  readonly path: string;
  readonly entries: readonly ApiEntry[];
}

export interface Catalogue {
  readonly packages: readonly ApiCataloguePackage[];
  readonly entries: readonly ApiEntry[];
  readonly symbols: readonly ApiSymbol[];
  /** The symbol that a name refers to without a package: the library's own takes precedence. */
  readonly named: (name: string) => ApiSymbol | undefined;
  /** The page or row of something that types refer to by number. */
  readonly addressOf: (scope: number, id: number) => string | undefined;
  readonly target: (scope: number, reference: JSONOutput.ReferenceType) => ApiSymbol | undefined;
}

/** @param extracted - What TypeDoc found; the library first. */
export function createCatalogue(extracted: readonly ExtractedPackages[]): Catalogue {
  const ids: Ids = new Map();
  const packages = extracted
    .flatMap((run, scope) =>
      run.packages.map((one) => describePackage(one, run.project, scope, ids)),
    )
    .filter((one) => one.entries.length > 0);
  const entries = packages.flatMap((one) => one.entries);
  const symbols = entries.flatMap((entry) => entry.symbols);
  const names = new Map<string, ApiSymbol>();
  for (const symbol of symbols) if (!names.has(symbol.name)) names.set(symbol.name, symbol);
  const named = (name: string) => names.get(name);

  return {
    packages,
    entries,
    symbols,
    named,
    addressOf(scope, id) {
      const found = ids.get(`${scope}:${id}`);
      return found && found.symbol.path + found.anchor;
    },
    target(scope, { target, name, package: from, refersToTypeParameter }) {
      if (refersToTypeParameter) return undefined;
      const known = typeof target === 'number' ? ids.get(`${scope}:${target}`) : undefined;
      if (known) return known.anchor === '' ? known.symbol : undefined;
      const isOurs = /^(?:@react-querybuilder\/|react-querybuilder$)/.test(from ?? '');
      return isOurs ? named(name) : undefined;
    },
  };
}

type Ids = Map<string, { readonly symbol: ApiSymbol; readonly anchor: string }>;

function describePackage(
  one: InstalledPackage,
  { children: modules = [] }: JSONOutput.ProjectReflection,
  scope: number,
  ids: Ids,
): ApiCataloguePackage {
  const entries: ApiEntry[] = [];
  for (const name of one.entryNames) {
    const module = modules.find((candidate) => candidate.name === moduleName(one.slug, name));
    const children = module && 'children' in module ? module.children : undefined;
    const repeats = entries.find((entry) => entry.name === one.repeats?.[name]);
    if (children) entries.push(describeEntry({ one, name, scope }, children, repeats, ids));
  }
  return { package: one, path: `/api/${one.slug}`, entries };
}

type Child = Declaration | JSONOutput.ReferenceReflection;

const isReference = (child: Child): child is JSONOutput.ReferenceReflection =>
  child.variant === 'reference';

function describeEntry(
  {
    one,
    name,
    scope,
  }: { readonly one: InstalledPackage; readonly name: string; readonly scope: number },
  children: readonly Child[],
  repeats: ApiEntry | undefined,
  ids: Ids,
): ApiEntry {
  const isRoot = name === 'index' && !one.hasIndex;
  const symbols: ApiSymbol[] = [];
  const repeated: ApiSymbol[] = [];
  const entry: ApiEntry = {
    package: one,
    name,
    scope,
    specifier: name === 'index' ? one.name : `${one.name}/${name}`,
    path: `/api/${one.slug}${isRoot ? '' : `/${name}`}`,
    symbols,
    repeated,
  };
  const expanded = new Map(
    children.flatMap((child) =>
      child.name.startsWith(expandedPrefix)
        ? [[child.name.slice(expandedPrefix.length), child as Declaration] as const]
        : [],
    ),
  );
  for (const child of children) {
    if (child.name.startsWith(expandedPrefix)) continue;
    const same = repeats?.symbols.find((symbol) => symbol.name === child.name);
    const symbol = same ?? symbolOf(child, entry, expanded.get(child.name), ids);
    if (!symbol) continue;
    (same ? repeated : symbols).push(symbol);
    addIds(scope, child, symbol, ids);
  }
  for (const [name, declaration] of expanded) {
    const symbol = symbols.find((candidate) => candidate.name === name);
    if (symbol) addIds(scope, declaration, symbol, ids);
  }
  symbols.sort(byGroupAndName);
  repeated.sort(byGroupAndName);
  return entry;
}

function symbolOf(
  child: Child,
  entry: ApiEntry,
  expanded: Declaration | undefined,
  ids: Ids,
): ApiSymbol | undefined {
  if (isReference(child)) {
    const target = ids.get(`${entry.scope}:${child.target}`)?.symbol;
    return (
      target && { ...target, name: child.name, entry, path: pathOf(entry, target.kind, child.name) }
    );
  }
  const kind = kindOf(child);
  return {
    name: child.name,
    kind,
    entry,
    path: pathOf(entry, kind, child.name),
    declaration: child,
    expanded,
  };
}

const pathOf = (entry: ApiEntry, kind: Kind, name: string) => `${entry.path}/${kind.group}/${name}`;

function byGroupAndName(a: ApiSymbol, b: ApiSymbol): number {
  return groups.indexOf(a.kind) - groups.indexOf(b.kind) || a.name.localeCompare(b.name, 'en');
}

/** Types and comments refer to a symbol, to its signatures and to its members. */
function addIds(scope: number, child: Child, symbol: ApiSymbol, ids: Ids): void {
  ids.set(`${scope}:${child.id}`, { symbol, anchor: '' });
  if (isReference(child)) return;
  for (const signature of child.signatures ?? [])
    ids.set(`${scope}:${signature.id}`, { symbol, anchor: '' });
  const type = child.type?.type === 'reflection' ? child.type.declaration : undefined;
  for (const member of [...(child.children ?? []), ...(type?.children ?? [])]) {
    ids.set(`${scope}:${member.id}`, { symbol, anchor: `#${anchorOf(member.name)}` });
  }
}

/**
 * The address of an export or one of its members in the reference; `undefined` if the reference lacks it.
 *
 * @param key - As in the API history: `add`, `QueryBuilderProps.fields`.
 */
export function addressOfKey({ named }: Catalogue, key: string): string | undefined {
  const [name = '', member, ...rest] = key.split('.');
  const symbol = rest.length === 0 ? named(name) : undefined;
  if (!symbol || member === undefined) return symbol?.path;
  const { declaration, expanded } = symbol;
  const type = declaration.type?.type === 'reflection' ? declaration.type.declaration : undefined;
  const members = (expanded ?? declaration).children ?? type?.children ?? [];
  return members.some((one) => one.name === member)
    ? `${symbol.path}#${anchorOf(member)}`
    : undefined;
}

/** The id of a member's row; for a sign such as `<`, it has the sign's number. */
export const anchorOf = (name: string): string =>
  name.replace(/[^\w-]/g, (sign) => `-${sign.codePointAt(0)?.toString(16)}`);

/** How many names entry points export, each counted once, although several can export the same one. */
export const exportCount = (entries: readonly ApiEntry[]): number =>
  new Set(
    entries.flatMap(({ symbols, repeated }) => [...symbols, ...repeated]).map(({ name }) => name),
  ).size;
