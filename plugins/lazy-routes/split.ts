import { splitDocs } from './docs.ts';
import { encode } from './encode.ts';
import { chunkKey, chunksOf, type Generated, type Route } from './generated.ts';
import type { Table } from './runtime/table.ts';
import { findSections, type Section } from './sections.ts';

/** A section and what its chunk holds. */
export interface LazySection extends Section {
  /** The docs plugin's instance that the pages belong to. */
  readonly docs?: string;
  readonly table: Table;
  /** The chunks that belong to one page each, in the order of the table. */
  readonly names: readonly string[];
}

/** Splits what Docusaurus generated: a part for each section, and the rest for all pages. */
export function split(generated: Generated) {
  const found = findSections(generated.routes);
  const docs = splitDocs(
    generated,
    new Map(found.map(({ container, pages }) => [container.path, addresses(pages)])),
  );
  const isOwn = usedOnce(Object.values(generated.chunkNames).flatMap(chunksOf));
  const sections = found.map((section): LazySection => {
    const pages = section.pages.filter(({ path }) => !docs.eager.has(path));
    const rows = pages.map((route) => ({
      path: route.path,
      attributes: route.attributes,
      chunks: generated.chunkNames[chunkKey(route)] ?? null,
      doc: docs.lazy.get(route.path),
    }));
    const instance = docs.instances.get(section.container.path);
    return { ...section, pages, docs: instance, ...encode(section.container.path, rows, isOwn) };
  });
  return { sections, rest: { ...withoutPages(generated, sections), globalData: docs.globalData } };
}

/** What is left of the tables when the sections have taken their pages. */
function withoutPages(
  { chunkNames, registry }: Generated,
  sections: readonly LazySection[],
): Pick<Generated, 'chunkNames' | 'registry'> {
  const keys = new Set(sections.flatMap(({ pages }) => pages.map(chunkKey)));
  const names = new Set(sections.flatMap((section) => section.names));
  return {
    chunkNames: Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !keys.has(key))),
    registry: new Map([...registry].filter(([name]) => !names.has(name))),
  };
}

const addresses = (pages: readonly Route[]) => new Set(pages.map(({ path }) => path));

function usedOnce(names: readonly string[]): (name: string) => boolean {
  const uses = new Map<string, number>();
  for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  return (name) => uses.get(name) === 1;
}
