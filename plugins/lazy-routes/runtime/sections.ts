import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { decode, type Page, type Table } from './table.ts';

/** The chunks that a section or an area brings along. */
interface Chunks {
  readonly names: string;
  /** Of their files, in the same order. */
  readonly hashes: string;
  /** Other chunks that only these load: name and hash by turns. */
  readonly others: string;
  readonly loaders: readonly (() => Promise<unknown>)[];
}

/** What the chunk of a section holds; its chunks belong to one page each, in the order of the table. */
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

interface SectionRoute extends RouteConfig {
  readonly routes: RouteConfig[];
  readonly lazySection?: () => Promise<SectionModule | AreaModule>;
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

const loads = new Map<SectionRoute, Promise<void>>();
const loaded = new Set<SectionRoute>();

/** Loads the routes that an address belongs to; where all are known there is nothing to do. */
export async function loadSection(pathname: string): Promise<void> {
  const addresses = [...new Set([pathname, decodeURI(pathname)])];
  const unknown = () => addresses.flatMap(sectionsOf).filter((route) => !loaded.has(route));
  // An area shows which section comes next.
  for (let routes = unknown(); routes.length > 0; routes = unknown()) {
    await Promise.all(routes.map(loadOnce));
  }
}

/** Matching never goes back to a sibling, so the section is the right one although it is empty. */
function sectionsOf(pathname: string): SectionRoute[] {
  const matched = matchRoutes(routes as RouteConfig[], pathname);
  return matched.map(({ route }) => route as SectionRoute).filter(({ lazySection }) => lazySection);
}

function loadOnce(route: SectionRoute): Promise<void> {
  const load = loads.get(route) ?? loadPages(route);
  loads.set(route, load);
  load.catch(() => loads.delete(route));
  return load;
}

async function loadPages(route: SectionRoute): Promise<void> {
  const part = await route.lazySection?.();
  if (!part) return;
  const names = addChunks(part);
  if ('routes' in part) {
    Object.assign(routesChunkNames, part.chunkNames);
    route.routes.push(...part.routes());
  } else {
    addPages(route, part, names);
  }
  loaded.add(route);
}

function addChunks({ names, hashes, others, loaders }: Chunks): readonly string[] {
  const known = registry as Record<string, unknown>;
  for (const [, name, hash] of others.matchAll(/(\S+) (\S+)/g)) {
    __webpack_require__.chunkHashes[name as string] = hash as string;
  }
  const hashList = hashes.split(' ');
  const nameList = names.split(' ');
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
