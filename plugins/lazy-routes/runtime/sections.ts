import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { decode, type Page, type Table } from './table.ts';

/** What the chunk of a section holds. */
interface SectionModule {
  /** The docs plugin's instance that the pages belong to. */
  readonly docs?: string;
  readonly table: Table;
  /** The chunks that belong to one page each, in the order of the table. */
  readonly names: string;
  /** Of their files, in the same order. */
  readonly hashes: string;
  readonly loaders: readonly (() => Promise<unknown>)[];
}

interface SectionRoute extends RouteConfig {
  readonly routes: RouteConfig[];
  readonly lazySection?: () => Promise<SectionModule>;
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

/** Loads the routes of the section that an address belongs to; without one there is nothing to do. */
export function loadSection(pathname: string): Promise<unknown> {
  const readable = decodeURI(pathname);
  return Promise.all([...new Set([pathname, readable])].flatMap(sectionsOf).map(loadOnce));
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
  const section = await route.lazySection?.();
  if (!section) return;
  const loaders = registry as Record<string, unknown>;
  const names = section.names.split(' ');
  const hashes = section.hashes.split(' ');
  names.forEach((name, index) => {
    if (hashes[index]) __webpack_require__.chunkHashes[name] = hashes[index];
    loaders[name] = [section.loaders[index], '', 0];
  });
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
