import { chunkKey, chunksOf, type Generated, type Route } from '../lazy-routes/generated.ts';

/** What Docusaurus writes down of the client's bundle. */
export interface Manifest {
  /** Names of chunks that come with the chunk of a name, itself included. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** The files of a chunk. */
  readonly assets: Readonly<Record<string, { readonly [kind in Kind]?: readonly Asset[] }>>;
}

type Kind = 'css' | 'js';

interface Asset {
  readonly publicPath: string;
}

/** Addresses of a page's files by their kind. */
export type PageFiles = Readonly<Record<Kind, readonly string[]>>;

/** The files of each page's own chunks, and of those around it, by the address of the page. */
export function filesByPage(
  { routes, chunkNames }: Pick<Generated, 'routes' | 'chunkNames'>,
  { origins, assets }: Manifest,
): ReadonlyMap<string, PageFiles> {
  const pages = new Map<string, PageFiles>();
  const visit = (route: Route, around: readonly string[]): void => {
    const names = chunksOf(chunkNames[chunkKey(route)] ?? null);
    const chunks = [...around, ...names.flatMap((name) => origins[name] ?? [])];
    for (const child of route.routes ?? []) visit(child, chunks);
    if (!route.exact) return;
    const files = (kind: Kind) => [
      ...new Set(chunks.flatMap((it) => assets[it]?.[kind] ?? []).map((it) => it.publicPath)),
    ];
    pages.set(route.path, { css: files('css'), js: files('js') });
  };
  for (const route of routes) visit(route, []);
  return pages;
}

/**
 * Puts the largest file first. A browser has few connections: the page would wait for it on the one
 * that is free last.
 *
 * @param sizeOf - How many bytes a file has.
 */
export function largestFirst(
  files: readonly string[],
  sizeOf: (file: string) => number,
): readonly string[] {
  return files
    .map((file) => ({ file, size: sizeOf(file) }))
    .sort((one, other) => other.size - one.size)
    .map(({ file }) => file);
}

/**
 * Adds stylesheets behind those that a page has.
 *
 * @param html - The page as it was built.
 * @param hrefs - Addresses; those that the page has already are left out.
 */
export function addStylesheets(html: string, hrefs: readonly string[]): string {
  const present = [...html.matchAll(/<link rel="?stylesheet"? href="?([^\s">]+)"?[^>]*>/g)];
  const last = present.at(-1);
  if (!last)
    throw new Error('A page without a stylesheet was built; plugins/page-files expects one.');
  const known = new Set(present.map(([, href]) => href));
  const tags = hrefs.filter((href) => !known.has(href)).map(tagOf);
  const end = last.index + last[0].length;
  return html.slice(0, end) + tags.join('') + html.slice(end);
}

const tagOf = (href: string) => `<link rel="stylesheet" href="${href}">`;
