import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import {
  type EntryPageData,
  type EntrySummary,
  type NavigationData,
  namesFileOf,
  type PackageNames,
  type PackagePageData,
} from '../navigation.ts';
import {
  type ApiCataloguePackage,
  type ApiEntry,
  type Catalogue,
  exportCount,
} from './model/catalogue.ts';
import { groups } from './model/kinds.ts';
import type { Reference } from './reference.ts';
import { releasesPath } from './releases/pages.ts';

/** The file of a route's component. */
export const component = (name: string) =>
  fileURLToPath(new URL(`../client/${name}.tsx`, import.meta.url));

/**
 * The API reference below `/api`: a page per exported symbol, generated from the published types.
 * All routes are in one container, and those of a package in another inside it, so clients load
 * them only when they visit the reference and the package. The names for the sidebar of a package
 * are in a separate file, which loads when the page is interactive.
 *
 * @param extent - `overview` leaves out the pages of symbols.
 */
export function apiReference(reference: Reference, extent: 'whole' | 'overview'): () => Plugin {
  return () => ({
    name: 'api-reference',
    async contentLoaded({ actions }) {
      const catalogue = await reference.catalogue();
      const index = catalogue.packages.map(packageSummary);
      const packages = await actions.createData('index.json', index);
      const routes: RouteConfig[] = [
        {
          ...container('/api', 'PlainLayout', [page('/api', 'IndexPage', { packages })]),
          exact: true,
        },
      ];
      for (const one of catalogue.packages) {
        routes.push(await packageRoute(one, catalogue, reference, extent, actions));
      }
      actions.addRoute(container('/api', 'ApiRoot', routes));
      actions.addRoute(await releasesRoute(reference, actions));
    },

    async postBuild({ outDir }) {
      const { packages } = await reference.catalogue();
      for (const one of packages) {
        const file = join(outDir, namesFileOf(one.path));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(namesOf(one)));
      }
    },
  });
}

async function releasesRoute(
  reference: Reference,
  { createData }: PluginContentLoadedActions,
): Promise<RouteConfig> {
  const { overview, pages } = await reference.releases();
  const pageWith = async (path: string, name: string, data: object) =>
    page(path, name, { page: await createData(`${path.slice(1)}.json`, data) });
  const routes = [
    await pageWith(releasesPath, 'ReleasesPage', overview),
    ...(await Promise.all(pages.map((one) => pageWith(one.path, 'ReleasePage', one)))),
  ];
  return container(releasesPath, 'ApiRoot', [container(releasesPath, 'PlainLayout', routes)]);
}

async function packageRoute(
  one: ApiCataloguePackage,
  catalogue: Catalogue,
  reference: Reference,
  extent: 'whole' | 'overview',
  { createData }: PluginContentLoadedActions,
): Promise<RouteConfig> {
  const { slug } = one.package;
  const data = (name: string, value: unknown) =>
    createData(`${slug}/${name}.json`, value as object);
  const routes: RouteConfig[] = [];
  const isSingle = one.entries.some(({ path }) => path === one.path);
  if (!isSingle) {
    const summary = await data('package', packageSummary(one));
    routes.push(page(one.path, 'PackagePage', { page: summary }));
  }
  for (const entry of one.entries) {
    const content = await data(`entry-${entry.name}`, entryPage(entry, one));
    routes.push(page(entry.path, 'EntryPage', { page: content }));
    for (const symbol of extent === 'whole' ? entry.symbols : []) {
      const name = `${entry.name}-${symbol.kind.group}-${symbol.name}`;
      const content = await data(name, await reference.pageOf(symbol));
      routes.push(page(symbol.path, 'SymbolPage', { page: content }));
    }
  }
  return {
    ...container(one.path, 'ApiLayout', routes),
    modules: {
      navigation: await data('navigation', navigationOf(one, catalogue)),
      buildOnly: { names: await data('names', namesOf(one)) },
    },
  };
}

const page = (path: string, name: string, modules: RouteConfig['modules']): RouteConfig => ({
  path,
  exact: true,
  component: component(name),
  modules,
});

/** A layout around the pages whose addresses start with its own. */
const container = (path: string, name: string, routes: RouteConfig[]): RouteConfig => ({
  path,
  exact: false,
  component: component(name),
  routes,
});

function packageSummary({ package: one, path, entries }: ApiCataloguePackage): PackagePageData {
  const { name, version, purpose } = one;
  const count = exportCount(entries);
  return { name, version, purpose, path, count, entries: entries.map(entrySummary) };
}

function entrySummary(entry: ApiEntry): EntrySummary {
  const { package: one, name, specifier, path } = entry;
  return {
    specifier,
    path,
    purpose: one.entries?.[name] ?? one.purpose,
    count: exportCount([entry]),
  };
}

function entryPage(entry: ApiEntry, { entries, path }: ApiCataloguePackage): EntryPageData {
  return {
    ...entrySummary(entry),
    package: entry.package.name,
    version: entry.package.version,
    // If the package's own exports are at its address, its page also lists the other entry points.
    others: entry.path === path ? entries.filter((other) => other !== entry).map(entrySummary) : [],
    groups: groupsOf(entry.symbols),
    repeated: groupsOf(entry.repeated),
  };
}

const groupsOf = (symbols: ApiEntry['symbols']) =>
  groups.flatMap(({ group, title }) => {
    const links = symbols
      .filter(({ kind }) => kind.group === group)
      .map(({ name, path }) => [name, path] as const);
    return links.length === 0 ? [] : [{ id: group, title, links }];
  });

function navigationOf(
  { package: { name }, path, entries }: ApiCataloguePackage,
  { packages }: Catalogue,
): NavigationData {
  return {
    name,
    path,
    packages: packages.map((one) => [one.package.name, one.path]),
    entries: entries.map(({ specifier, path }) => ({ specifier, path })),
  };
}

const namesOf = ({ entries }: ApiCataloguePackage): PackageNames =>
  Object.fromEntries(
    entries.map(({ path, symbols }) => [
      path,
      groupsOf(symbols).map(({ links, ...group }) => ({
        ...group,
        names: links.map(([name]) => name),
      })),
    ]),
  );
