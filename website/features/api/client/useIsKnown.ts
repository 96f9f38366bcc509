import type renderRoutes from '@docusaurus/renderRoutes';
import { matchPath, useLocation } from '@docusaurus/router';

export interface ContainerRoute {
  readonly routes?: Parameters<typeof renderRoutes>[0];
}

/** Whether the open address is that of a page below the route; otherwise, nothing renders. */
export function useIsKnown({ routes = [] }: ContainerRoute): boolean {
  const { pathname } = useLocation();
  return routes.some(({ path, exact }) => matchPath(pathname, { path, exact }));
}
