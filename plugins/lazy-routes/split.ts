import { type DocsSplit, splitDocs } from './docs.ts';
import { encode } from './encode.ts';
import { chunkKey, chunksOf, type Generated, type Route, routesBelow } from './generated.ts';
import { shardOf, sortKey } from './runtime/shards.ts';
import type { Table } from './runtime/table.ts';
import { type Area, findAreas, findSections, type Section } from './sections.ts';
import { divideSection } from './shards.ts';

/** A section, or a shard of one, and what its chunk holds. */
export interface LazySection extends Section {
  /** The docs plugin's instance that the pages belong to. */
  readonly docs?: string;
  readonly table: Table;
  /** The chunks that belong to one page each, in the order of the table; then those of several. */
  readonly names: readonly string[];
  /** Of a shard: whether the page with an address below the container needs it. */
  readonly isFor?: (address: string) => boolean;
}

/** A section whose chunk holds no table, but tells which shard has a page. */
export interface DividedSection extends Section {
  readonly shards: readonly LazySection[];
  /** The key of each shard's first page. */
  readonly from: readonly string[];
  /** The chunks that pages of several shards have. */
  readonly names: readonly string[];
}

/** An area and what its chunk holds. */
export interface LazyArea extends Area {
  readonly chunkNames: Generated['chunkNames'];
  /** The chunks that belong to this area and to none of its sections. */
  readonly names: readonly string[];
}

/** What has a chunk of its own. */
export type Part = LazySection | DividedSection | LazyArea;

/** Splits what Docusaurus generated: a part for each section, and the rest for all pages. */
export function split(generated: Generated) {
  const found = findSections(generated.routes);
  const docs = splitDocs(
    generated,
    new Map(found.map(({ container, pages }) => [container.path, addresses(pages)])),
  );
  const users = usersOfChunks(generated.chunkNames);
  const sections = withSharedChunks(tablesOf(generated, docs, found, users), users);
  const areas = findAreas(generated.routes, sections, (path) => docs.eager.has(path)).map((area) =>
    withChunks(area, sections, generated),
  );
  const rest = { ...without(generated, sections, areas), globalData: docs.globalData };
  return { sections, areas, rest };
}

/** A section by itself, or the shards that it is divided into. */
export const tablesIn = (section: LazySection | DividedSection): readonly LazySection[] =>
  'shards' in section ? section.shards : [section];

function tablesOf(
  { chunkNames }: Generated,
  docs: DocsSplit,
  found: readonly Section[],
  users: ChunkUsers,
): readonly (LazySection | DividedSection)[] {
  const isOwn = (chunk: string) => users.get(chunk)?.length === 1;
  return found.map((section) => {
    const { container } = section;
    const pages = section.pages.filter(({ path }) => !docs.eager.has(path));
    const tables = divideSection({ ...section, pages }).map((shard) => {
      const rows = shard.pages.map((route) => ({
        path: route.path,
        attributes: route.attributes,
        chunks: chunkNames[chunkKey(route)] ?? null,
        doc: docs.lazy.get(route.path),
      }));
      const instance = docs.instances.get(container.path);
      return { ...shard, container, docs: instance, ...encode(container.path, rows, isOwn) };
    });
    const [only] = tables;
    if (only && tables.length === 1) return only;
    const from = tables.map((shard) => sortKey(shard.pages[0]?.path ?? ''));
    const shards = tables.map((shard, index) => {
      return { ...shard, isFor: (address: string) => shardOf(from, address) === index };
    });
    return { ...section, pages, from, shards, names: [] };
  });
}

/** Adds the chunks that several pages have and nothing outside of the part. */
function withSharedChunks(
  sections: readonly (LazySection | DividedSection)[],
  users: ChunkUsers,
): readonly (LazySection | DividedSection)[] {
  const homeOf = new Map(
    sections.flatMap((section) =>
      tablesIn(section).flatMap((table) =>
        table.pages.map((page) => [chunkKey(page), { section, table }] as const),
      ),
    ),
  );
  const shared = new Map<Part, string[]>();
  for (const [name, keys] of users) {
    if (keys.length < 2) continue;
    const homes = keys.map((key) => homeOf.get(key));
    const part =
      commonOf(homes.map((home) => home?.table)) ?? commonOf(homes.map((home) => home?.section));
    if (part) shared.set(part, [...(shared.get(part) ?? []), name]);
  }
  const add = <P extends LazySection | DividedSection>(part: P): P => ({
    ...part,
    names: [...part.names, ...(shared.get(part) ?? [])],
  });
  return sections.map((section) =>
    'shards' in section ? { ...add(section), shards: section.shards.map(add) } : add(section),
  );
}

/** The one value that all of a list are; `undefined` when they differ. */
const commonOf = <T>([first, ...others]: readonly T[]): T | undefined =>
  others.every((other) => other === first) ? first : undefined;

/** The keys of the routes that have a chunk, by its name. */
type ChunkUsers = ReadonlyMap<string, readonly string[]>;

function usersOfChunks(chunkNames: Generated['chunkNames']): ChunkUsers {
  const users = new Map<string, string[]>();
  for (const [key, tree] of Object.entries(chunkNames)) {
    for (const name of chunksOf(tree)) {
      const keys = users.get(name);
      if (keys) keys.push(key);
      else users.set(name, [key]);
    }
  }
  return users;
}

function withChunks(
  area: Area,
  sections: readonly (LazySection | DividedSection)[],
  { chunkNames }: Generated,
): LazyArea {
  const [, ...below] = routesBelow(area.container);
  const keys = new Set(below.map(chunkKey));
  const ofPages = new Set(sections.flatMap(({ pages }) => pages.map(chunkKey)));
  const elsewhere = Object.entries(chunkNames).filter(([key]) => !keys.has(key));
  const shared = new Set([
    ...elsewhere.flatMap(([, tree]) => chunksOf(tree)),
    ...sections.flatMap(namesIn),
  ]);
  const here = Object.entries(chunkNames).filter(([key]) => keys.has(key));
  return {
    ...area,
    chunkNames: Object.fromEntries(here.filter(([key]) => !ofPages.has(key))),
    names: [...new Set(here.flatMap(([, tree]) => chunksOf(tree)))].filter((it) => !shared.has(it)),
  };
}

/** The chunks of a section and of its shards. */
const namesIn = (section: LazySection | DividedSection): readonly string[] =>
  'shards' in section
    ? [...section.names, ...section.shards.flatMap(({ names }) => names)]
    : section.names;

/** What is left of the tables when sections and areas have taken theirs. */
function without(
  { chunkNames, registry }: Generated,
  sections: readonly (LazySection | DividedSection)[],
  areas: readonly LazyArea[],
): Pick<Generated, 'chunkNames' | 'registry'> {
  const keys = new Set([
    ...sections.flatMap(({ pages }) => pages.map(chunkKey)),
    ...areas.flatMap((area) => Object.keys(area.chunkNames)),
  ]);
  const names = new Set([...sections.flatMap(namesIn), ...areas.flatMap((area) => area.names)]);
  return {
    chunkNames: Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !keys.has(key))),
    registry: new Map([...registry].filter(([name]) => !names.has(name))),
  };
}

const addresses = (pages: readonly Route[]) => new Set(pages.map(({ path }) => path));
