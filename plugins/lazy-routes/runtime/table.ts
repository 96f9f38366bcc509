/** Chunk names in the form of a route's props; `null` stands for the next chunk of the page's own. */
export type ChunkTree =
  | string
  | null
  | readonly ChunkTree[]
  | { readonly [prop: string]: ChunkTree };

export type Fields = Readonly<Record<string, unknown>>;

/** What the client knows of a page. */
export interface Page {
  readonly path: string;
  /** Attributes of its route, e.g. `sidebar`. */
  readonly attributes: Fields;
  readonly chunks: ChunkTree;
  readonly doc?: DocOfPage;
}

/** What the client knows of a page of the docs, by the indexes of the versions that have it. */
export interface DocOfPage {
  readonly id: string;
  readonly versions: Readonly<Record<string, Fields>>;
  /** Its address where that is not the same in the version. */
  readonly at?: Readonly<Record<string, string>>;
}

/** What pages have in common. */
interface Kind {
  readonly attributes: Fields;
  readonly chunks: ChunkTree;
  readonly versions?: Readonly<Record<string, Fields>>;
}

/** The pages of a section in few bytes: most differ in their address alone. */
export interface Table {
  /** How the addresses of all pages begin. */
  readonly base: string;
  readonly kinds: readonly Kind[];
  /** The rest of the address, the index of the kind, and what does not follow from the two. */
  readonly rows: readonly (readonly [string, number, Exceptions?])[];
}

/** The doc's id is the rest of the address, and the doc is at the same place in each version. */
type Exceptions = Partial<Pick<DocOfPage, 'id' | 'at'>>;

/**
 * Reads a table.
 *
 * @param names - Names of the chunks that belong to one page each, in the order of the rows.
 */
export function decode({ base, kinds, rows }: Table, names: readonly string[]): readonly Page[] {
  const next = names[Symbol.iterator]();
  return rows.map(([rest, index, exceptions]) => {
    const { attributes, chunks, versions } = kinds[index] as Kind;
    return {
      path: base + rest,
      attributes,
      chunks: mapChunks(chunks, (name) => name ?? next.next().value ?? null),
      ...(versions && { doc: { id: rest.slice(1), versions, ...exceptions } }),
    };
  });
}

/** Replaces the names in a tree, in the order of its props. */
export function mapChunks(
  tree: ChunkTree,
  replace: (name: string | null) => string | null,
): ChunkTree {
  if (tree === null || typeof tree === 'string') return replace(tree);
  if (Array.isArray(tree)) return tree.map((child) => mapChunks(child, replace));
  const props = Object.entries(tree);
  return Object.fromEntries(props.map(([prop, child]) => [prop, mapChunks(child, replace)]));
}
