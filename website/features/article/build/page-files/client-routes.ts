import { subjectOf } from '../../../../site/moved-pages.ts';
import type { DocOfVersion } from '../../page-file.ts';
import { type Generated, keyOfRoute, namesIn, type Route } from './generated.ts';

/** The components whose pages are files; see website/features/article/client/ArticleBody. */
const pageComponents =
  /^@theme\/Doc(?:Item|CategoryGeneratedIndexPage)$|[\\/]features[\\/]api[\\/]client[\\/]\w+Page\.tsx$/;

/** Whether a route is a page that is a file. */
export function isPage({ chunkNames, registry }: Generated, route: Route): boolean {
  const [component = ''] = namesIn(chunkNames[keyOfRoute(route)]);
  return pageComponents.test(registry.get(component)?.module ?? '');
}

/** The routes that the client gets from the start: all but the pages that are files. */
export function withoutPages(all: Generated): Generated {
  const keys = new Set<string>();
  const keep = (route: Route): Route => {
    keys.add(keyOfRoute(route));
    if (!route.routes) return route;
    const routes = route.routes.filter((child) => !isPage(all, child)).map(keep);
    const hasPageFiles = routes.length < route.routes.length ? true : undefined;
    return { ...route, routes, hasPageFiles };
  };
  const routes = all.routes.map(keep);
  const chunkNames = Object.fromEntries(
    Object.entries(all.chunkNames)
      .filter(([key]) => keys.has(key))
      .map(([key, names]) => [key, forBrowsers(names)]),
  );
  const names = new Set(Object.values(chunkNames).flatMap(namesIn));
  const registry = new Map([...all.registry].filter(([name]) => names.has(name)));
  return { routes, chunkNames, registry, globalData: withoutDocs(all.globalData) };
}

/** Data that a layout needs only in the build is below its prop `buildOnly`. */
function forBrowsers(names: Generated['chunkNames'][string]): Generated['chunkNames'][string] {
  if (typeof names === 'string') return names;
  return Object.fromEntries(Object.entries(names).filter(([prop]) => prop !== 'buildOnly'));
}

interface DocsData {
  readonly versions: readonly {
    readonly name: string;
    readonly mainDocId: string;
    readonly docs: readonly DocOfVersion['doc'][];
  }[];
}

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Menus link to the main page of each version; the rest comes with the pages' files. */
function withoutDocs(globalData: Generated['globalData']): Generated['globalData'] {
  const data = docsData(globalData);
  const versions = data.versions.map((version) => ({
    ...version,
    docs: version.docs.filter((doc) => doc.id === version.mainDocId),
  }));
  return { ...globalData, [docsPlugin]: { default: { ...data, versions } } };
}

const docsData = (globalData: Generated['globalData']): DocsData =>
  (globalData[docsPlugin] as Record<string, DocsData>)?.default ?? { versions: [] };

/**
 * Finds a page of the docs in all versions that have one with the same subject.
 *
 * @returns The docs by the address of any of them.
 */
export function docsByPath(site: Generated): ReadonlyMap<string, readonly DocOfVersion[]> {
  const { versions } = docsData(site.globalData);
  const all = versions.flatMap(({ name, docs }) => docs.map((doc) => ({ version: name, doc })));
  const bySubject = new Map<string, DocOfVersion[]>();
  for (const one of all) {
    const subject = subjectOf(one.doc.id);
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), one]);
  }
  return new Map(all.map(({ doc }) => [doc.path, bySubject.get(subjectOf(doc.id)) ?? []]));
}
