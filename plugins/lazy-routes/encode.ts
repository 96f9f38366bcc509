import { mapChunks, type Page, type Table } from './runtime/table.ts';

/**
 * Writes the table of a section; `decode` reads it.
 *
 * @param base - How the addresses of all pages begin.
 * @param isOwn - Whether a chunk is of a single page.
 * @returns The table, and the names of those chunks in the order of the rows.
 */
export function encode(base: string, pages: readonly Page[], isOwn: (chunk: string) => boolean) {
  const names: string[] = [];
  const kinds = new Map<string, number>();
  const rows = pages.map(({ path, attributes, chunks, doc }): Table['rows'][number] => {
    const shape = mapChunks(chunks, (name) => {
      if (name === null || !isOwn(name)) return name;
      names.push(name);
      return null;
    });
    const kind = JSON.stringify({ attributes, chunks: shape, versions: doc?.versions });
    const index = kinds.get(kind) ?? kinds.size;
    kinds.set(kind, index);
    const rest = path.slice(base.length);
    const exceptions = {
      ...(doc && doc.id !== rest.slice(1) && { id: doc.id }),
      ...(doc?.at && { at: doc.at }),
    };
    return Object.keys(exceptions).length > 0 ? [rest, index, exceptions] : [rest, index];
  });
  const table: Table = { base, kinds: [...kinds.keys()].map((kind) => JSON.parse(kind)), rows };
  return { table, names };
}
