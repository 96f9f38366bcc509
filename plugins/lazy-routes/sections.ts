import { type Route, routesBelow } from './generated.ts';

/** Routes that move out of the client's main script together. */
export interface Section {
  /** The route whose children they are. */
  readonly container: Route;
  /** Of its chunk: the part of `main` that only the pages of this section need. */
  readonly chunk: string;
  readonly pages: readonly Route[];
}

/** For fewer pages a request of its own costs more than it saves. */
const fewestPages = 6;

/** All sections of a site: the containers whose children are all pages. */
export function findSections(routes: readonly Route[]): readonly Section[] {
  return routes.flatMap((container) => {
    const { path, routes: children = [] } = container;
    return isSection(path, children)
      ? [{ container, chunk: chunkOf(path), pages: children }]
      : findSections(children);
  });
}

/**
 * The client decides before the section is there whether `.html` at the end of an address is a part of
 * it, so a container with such a page stays as it is. Two routes with one address would get one key.
 */
function isSection(path: string, children: readonly Route[]): boolean {
  return (
    children.length >= fewestPages &&
    new Set(children.map((child) => child.path)).size === children.length &&
    children.every((child) => isPage(child) && `${child.path}/`.startsWith(`${path}/`))
  );
}

const isPage = ({ path, exact, routes }: Route) => exact && !routes && !/\*|\.html$/.test(path);

const chunkOf = (path: string) => `main.${path.replace(/[^\w]+/g, '-').replace(/^-/, '')}`;

/** A part of the tree of routes that comes before the sections in it: their containers and layouts. */
export interface Area {
  /** The route that all of it is below. */
  readonly container: Route;
  /** Of its chunk: the part of `main` that only the pages of this area need. */
  readonly chunk: string;
}

/**
 * All areas of a site: what is on top of the tree and has sections somewhere below.
 *
 * @param isEager - Whether all pages know of the page with an address; what has such a page stays.
 */
export function findAreas(
  routes: readonly Route[],
  sections: readonly Section[],
  isEager: (path: string) => boolean,
): readonly Area[] {
  const containers = new Set(sections.map(({ container }) => container));
  return routes
    .filter((route) => {
      const [, ...below] = routesBelow(route);
      return (
        below.some((one) => containers.has(one)) &&
        below.every(({ path, routes }) => routes || (!isEager(path) && !/\*|\.html$/.test(path)))
      );
    })
    .map((container) => ({ container, chunk: chunkOf(container.path) }));
}
