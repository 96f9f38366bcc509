import { failMoved } from './internals.ts';
import type { ChunkTree, Fields } from './runtime/table.ts';

/** A route as `routes.js` has it. */
export interface Route {
  readonly path: string;
  /** The arguments of its `ComponentCreator` call; the page for unknown addresses has no hash. */
  readonly component: { readonly path: string; readonly hash?: string };
  readonly exact?: true;
  readonly routes?: readonly Route[];
  /** All else, e.g. `sidebar`. */
  readonly attributes: Fields;
}

/** A page of the docs, as the docs plugin tells the client of it. */
export type Doc = Fields & { readonly id: string; readonly path: string };

interface DocsVersion {
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly Doc[];
}

/** What the client needs to know of all pages, as Docusaurus generated it. */
export interface Generated {
  readonly routes: readonly Route[];
  /** By `path-hash` of a route. */
  readonly chunkNames: Readonly<Record<string, ChunkTree>>;
  /** The source text of each chunk's entry, by chunk name. */
  readonly registry: ReadonlyMap<string, { readonly entry: string; readonly loader: string }>;
  readonly globalData: Readonly<Record<string, unknown>>;
  /** The versions of each instance of the docs plugin. */
  readonly docs: Readonly<Record<string, { readonly versions: readonly DocsVersion[] }>>;
}

/** The files of `.docusaurus/` that are read, by what is in them. */
export const generatedFiles = {
  routes: 'routes.js',
  chunkNames: 'routesChunkNames.json',
  registry: 'registry.js',
  globalData: 'globalData.json',
} as const;

export const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * Reads the generated files.
 *
 * @param texts - Their contents.
 * @throws Error when they are not of the form that the tested versions give them.
 */
export function parseGenerated(
  texts: Readonly<Record<keyof typeof generatedFiles, string>>,
): Generated {
  const chunkNames = JSON.parse(texts.chunkNames) as Generated['chunkNames'];
  const globalData = JSON.parse(texts.globalData) as Generated['globalData'];
  const generated = {
    routes: parseRoutes(texts.routes),
    chunkNames,
    registry: parseRegistry(texts.registry),
    globalData,
    docs: (globalData[docsPlugin] ?? {}) as Generated['docs'],
  };
  assertConsistent(generated);
  return generated;
}

/** The key of a route's chunk names. */
export const chunkKey = ({ component: { path, hash } }: Route) => `${path}-${hash}`;

/** All chunk names in a tree. */
export function chunksOf(tree: ChunkTree): readonly string[] {
  if (tree === null) return [];
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(chunksOf);
}

/** A route and all below it. */
export const routesBelow = (route: Route): readonly Route[] => [
  route,
  ...(route.routes ?? []).flatMap(routesBelow),
];

const routesFrame =
  /^import React from 'react';\nimport ComponentCreator from '@docusaurus\/ComponentCreator';\n\nexport default (\[\n[\s\S]*\n\]);\n$/;

function parseRoutes(text: string): readonly Route[] {
  const list = routesFrame.exec(text)?.[1];
  if (!list) failMoved('@docusaurus/core', 'routes.js no longer is two imports and a list');
  const evaluate = new Function('ComponentCreator', `return ${list}`);
  const raw: readonly RawRoute[] = evaluate((path: string, hash?: string) => ({ path, hash }));
  const routes = raw.map(toRoute);
  const found = text.match(/\bcomponent: ComponentCreator\(/g)?.length ?? 0;
  const parsed = routes.flatMap(routesBelow).length;
  if (parsed !== found) {
    failMoved('@docusaurus/core', `of ${found} components in routes.js ${parsed} were read`);
  }
  return routes;
}

/** A route as the list in `routes.js` evaluates to. */
type RawRoute = Omit<Route, 'routes' | 'attributes'> & { readonly routes?: readonly RawRoute[] };

function toRoute({ path, component, exact, routes, ...attributes }: RawRoute): Route {
  return { path, component, exact, routes: routes?.map(toRoute), attributes };
}

const registryEntry =
  /^ {2}"([^"]+)": \[(\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "(?:[^"\\]|\\.)*"\)), .*\](?=,(?:\};)?$)/gm;

function parseRegistry(text: string): Generated['registry'] {
  const registry = new Map(
    [...text.matchAll(registryEntry)].map(([entry, name = '', loader = '']) => [
      name,
      { entry, loader },
    ]),
  );
  const found = text.match(/\bimport\(/g)?.length ?? 0;
  if (registry.size !== found) {
    failMoved('@docusaurus/core', `of ${found} entries in registry.js ${registry.size} were read`);
  }
  return registry;
}

function assertConsistent({ routes, chunkNames, registry, docs }: Generated): void {
  const keys = routes
    .flatMap(routesBelow)
    .filter(({ path }) => path !== '*')
    .map(chunkKey);
  const missing = keys.find((key) => !(key in chunkNames));
  if (missing || keys.length !== Object.keys(chunkNames).length) {
    failMoved(
      '@docusaurus/core',
      `routes.js and routesChunkNames.json differ (${missing ?? 'in number'})`,
    );
  }
  const unknown = Object.values(chunkNames)
    .flatMap(chunksOf)
    .find((name) => !registry.has(name));
  if (unknown) failMoved('@docusaurus/core', `registry.js lacks the chunk ${unknown}`);
  for (const { versions } of Object.values(docs)) {
    const fits = versions?.every(
      ({ path, mainDocId, docs }) => path && mainDocId && docs?.every(isDoc),
    );
    if (!fits) failMoved('@docusaurus/plugin-content-docs', 'its global data has another form');
  }
}

const isDoc = ({ id, path }: Doc) => typeof id === 'string' && typeof path === 'string';
