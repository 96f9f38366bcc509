import type { Plugin } from '@docusaurus/types';

/** Pages of one group, drawn within one component that stays while the reader goes between them. */
export interface PageGroup {
  /** Of the container; the pages' addresses begin with it. */
  readonly path: string;
  /** Module whose default export renders the page below it, with `renderRoutes`. */
  readonly component: string;
  readonly pages: readonly {
    readonly path: string;
    readonly component: string;
    /** Modules that the page's component gets as props of these names. */
    readonly modules?: Record<string, string>;
  }[];
}

/** Adds a group of pages under one container route, which keeps their state and its own. */
export function pageGroup({ path, component, pages }: PageGroup): () => Plugin {
  return () => ({
    name: `page-group${path.replaceAll('/', '-')}`,
    contentLoaded({ actions }) {
      actions.addRoute({
        path,
        component,
        exact: false,
        routes: pages.map((page) => ({ ...page, exact: true })),
      });
    },
  });
}
