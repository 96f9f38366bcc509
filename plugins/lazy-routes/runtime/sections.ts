import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { shardOf } from './shards.ts';
import { decode, type Page, type Table } from './table.ts';

/** The chunks that a part brings along. */
interface Chunks {
  readonly names: string;
  /** Of their files, in the same order. */
  readonly hashes: string;
  /** Other chunks that only these load: name and hash by turns. */
  readonly others: string;
  readonly loaders: readonly (() => Promise<unknown>)[];
}

/** What the chunk of a section or of a shard holds; its chunks belong to one page each, in the order of the table. */
interface SectionModule extends Chunks {
  /** The docs plugin's instance that the pages belong to. */
  readonly docs?: string;
  readonly table: Table;
}

/** What the chunk of an area holds: routes with sections somewhere below. */
interface AreaModule extends Chunks {
  readonly chunkNames: typeof routesChunkNames;
  readonly routes: () => RouteConfig[];
}

/** What the chunk of a section holds that is divided into shards. */
interface IndexModule extends Chunks {
  /** The key of each shard's first page. */
  readonly from: readonly string[];
  readonly shards: readonly Loader[];
}

type Loader = () => Promise<SectionModule | AreaModule | IndexModule>;

interface SectionRoute extends RouteConfig {
  readonly routes: RouteConfig[];
  readonly lazySection?: Loader;
}

/** What an address needs below a route. */
interface Part {
  readonly route: SectionRoute;
  readonly load: Loader;
}

interface Version {
  readonly path: string;
  readonly docs: { readonly id: string; readonly path: string }[];
}

declare const __webpack_require__: {
  readonly p: string;
  readonly u: (chunk: string) => string;
  /** See chunk-hashes.ts. */
  readonly chunkHashes: Record<string, string>;
  /** What Docusaurus asks for the address of a chunk's file. */
  gca: (chunk: string) => string;
};

__webpack_require__.gca = (chunk) => __webpack_require__.p + __webpack_require__.u(chunk);

/** Tells routes of a section from those of Docusaurus, whose hashes are hexadecimal. */
const routeHash = 'lazy';

const loads = new Map<Loader, Promise<void>>();
const loaded = new Set<Loader>();
const indexes = new Map<SectionRoute, IndexModule>();

/** Loads the routes that an address belongs to; where all are known there is nothing to do. */
export async function loadSection(pathname: string): Promise<void> {
  const addresses = [...new Set([pathname, decodeURI(pathname)])];
  const unknown = () => addresses.flatMap(partsOf).filter(({ load }) => !loaded.has(load));
  // An area shows which section comes next, and a section which shard.
  for (let parts = unknown(); parts.length > 0; parts = unknown()) {
    await Promise.all(parts.map(loadOnce));
  }
}

/** Matching never goes back to a sibling, so the section is the right one although it is empty. */
function partsOf(pathname: string): Part[] {
  const matched = matchRoutes(routes as RouteConfig[], pathname);
  return matched.flatMap(({ route: matching }) => {
    const route = matching as SectionRoute;
    const index = indexes.get(route);
    const load = index ? index.shards[shardOf(index.from, pathname)] : route.lazySection;
    return load ? [{ route, load }] : [];
  });
}

function loadOnce({ route, load }: Part): Promise<void> {
  const part = loads.get(load) ?? loadPart(route, load);
  loads.set(load, part);
  part.catch(() => loads.delete(load));
  return part;
}

async function loadPart(route: SectionRoute, load: Loader): Promise<void> {
  const part = await load();
  const names = addChunks(part);
  if ('routes' in part) {
    Object.assign(routesChunkNames, part.chunkNames);
    route.routes.push(...part.routes());
  } else if ('shards' in part) {
    indexes.set(route, part);
  } else {
    addPages(route, part, names);
  }
  loaded.add(load);
}

function addChunks({ names, hashes, others, loaders }: Chunks): readonly string[] {
  const known = registry as Record<string, unknown>;
  for (const [, name, hash] of others.matchAll(/(\S+) (\S+)/g)) {
    __webpack_require__.chunkHashes[name as string] = hash as string;
  }
  const hashList = hashes.split(' ');
  const nameList = names ? names.split(' ') : [];
  nameList.forEach((name, index) => {
    if (hashList[index]) __webpack_require__.chunkHashes[name] = hashList[index];
    known[name] = [loaders[index], '', 0];
  });
  return nameList;
}

function addPages(route: SectionRoute, section: SectionModule, names: readonly string[]): void {
  const pages = decode(section.table, names);
  if (section.docs !== undefined) addDocs(section.docs, section.table.base, pages);
  for (const { path, attributes, chunks } of pages) {
    routesChunkNames[`${path}-${routeHash}`] = chunks as (typeof routesChunkNames)[string];
    const component = ComponentCreator(path, routeHash);
    route.routes.push({ path, component, exact: true, ...attributes });
  }
}

/** Adds the pages to the docs of each version that has them. */
function addDocs(instance: string, base: string, pages: readonly Page[]): void {
  const data = globalData['docusaurus-plugin-content-docs']?.[instance];
  const { versions } = data as { readonly versions: readonly Version[] };
  const known = versions.map(({ docs }) => new Set(docs.map(({ id }) => id)));
  for (const { path, doc } of pages) {
    for (const [index, fields] of Object.entries(doc?.versions ?? {})) {
      const version = versions[Number(index)];
      if (!doc || !version || known[Number(index)]?.has(doc.id)) continue;
      const at = doc.at?.[index] ?? version.path + path.slice(base.length);
      version.docs.push({ id: doc.id, path: at, ...fields });
    }
  }
}
