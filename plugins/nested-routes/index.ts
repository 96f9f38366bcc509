import type { Plugin } from '@docusaurus/types';

/** Pages within one component, which stays while the reader goes from one to another. */
export interface NestedRoutes {
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

/** Adds pages under one container route, so that its component keeps its state between them. */
export function nestedRoutes({ path, component, pages }: NestedRoutes): () => Plugin {
  return () => ({
    name: `nested-routes${path.replaceAll('/', '-')}`,
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
