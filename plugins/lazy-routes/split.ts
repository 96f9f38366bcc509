import { splitDocs } from './docs.ts';
import { encode } from './encode.ts';
import { chunkKey, chunksOf, type Generated, type Route, routesBelow } from './generated.ts';
import type { Table } from './runtime/table.ts';
import { type Area, findAreas, findSections, type Section } from './sections.ts';

/** A section and what its chunk holds. */
export interface LazySection extends Section {
  /** The docs plugin's instance that the pages belong to. */
  readonly docs?: string;
  readonly table: Table;
  /** The chunks that belong to one page each, in the order of the table. */
  readonly names: readonly string[];
}

/** An area and what its chunk holds. */
export interface LazyArea extends Area {
  readonly chunkNames: Generated['chunkNames'];
  /** The chunks that belong to this area and to none of its sections. */
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
  const areas = findAreas(generated.routes, sections, (path) => docs.eager.has(path)).map((area) =>
    withChunks(area, sections, generated),
  );
  const rest = { ...without(generated, sections, areas), globalData: docs.globalData };
  return { sections, areas, rest };
}

function withChunks(
  area: Area,
  sections: readonly LazySection[],
  { chunkNames }: Generated,
): LazyArea {
  const [, ...below] = routesBelow(area.container);
  const keys = new Set(below.map(chunkKey));
  const ofPages = new Set(sections.flatMap(({ pages }) => pages.map(chunkKey)));
  const elsewhere = Object.entries(chunkNames).filter(([key]) => !keys.has(key));
  const shared = new Set([
    ...elsewhere.flatMap(([, tree]) => chunksOf(tree)),
    ...sections.flatMap(({ names }) => names),
  ]);
  const here = Object.entries(chunkNames).filter(([key]) => keys.has(key));
  return {
    ...area,
    chunkNames: Object.fromEntries(here.filter(([key]) => !ofPages.has(key))),
    names: [...new Set(here.flatMap(([, tree]) => chunksOf(tree)))].filter((it) => !shared.has(it)),
  };
}

/** What is left of the tables when sections and areas have taken theirs. */
function without(
  { chunkNames, registry }: Generated,
  sections: readonly LazySection[],
  areas: readonly LazyArea[],
): Pick<Generated, 'chunkNames' | 'registry'> {
  const keys = new Set([
    ...sections.flatMap(({ pages }) => pages.map(chunkKey)),
    ...areas.flatMap((area) => Object.keys(area.chunkNames)),
  ]);
  const names = new Set([...sections, ...areas].flatMap((part) => part.names));
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
