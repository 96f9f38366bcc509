import type { JSONOutput } from 'typedoc';
import type { ApiSymbol, Catalogue } from './catalogue.ts';

/** Finds the symbols that mention a symbol in their types, in the order of the catalogue. */
export function findUses(catalogue: Catalogue): (symbol: ApiSymbol) => readonly ApiSymbol[] {
  const users = new Map<string, Set<ApiSymbol>>();
  for (const symbol of catalogue.symbols) {
    const { scope } = symbol.entry;
    for (const reference of referencesIn([symbol.declaration, symbol.expanded])) {
      const target = catalogue.target(scope, reference);
      if (!target || target.path === symbol.path) continue;
      const known = users.get(target.path) ?? new Set();
      users.set(target.path, known.add(symbol));
    }
  }
  return ({ path }) => [...(users.get(path) ?? [])];
}

function* referencesIn(value: unknown): Iterable<JSONOutput.ReferenceType> {
  if (Array.isArray(value)) {
    for (const item of value) yield* referencesIn(item);
  } else if (value !== null && typeof value === 'object') {
    const { type, name } = value as { readonly type?: unknown; readonly name?: unknown };
    if (type === 'reference' && typeof name === 'string') yield value as JSONOutput.ReferenceType;
    for (const [key, part] of Object.entries(value)) {
      // The type that something is inherited from isn't a use.
      if (key !== 'comment' && key !== 'inheritedFrom' && key !== 'overwrites')
        yield* referencesIn(part);
    }
  }
}
