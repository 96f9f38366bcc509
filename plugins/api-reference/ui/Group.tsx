import renderRoutes from '@docusaurus/renderRoutes';
import NotFoundContent from '@theme/NotFound/Content';
import { type ContainerRoute, useIsKnown } from './useIsKnown.ts';

/** Holds the routes of a group of exports together, and draws nothing around their pages. */
export default function Group({ route }: { readonly route: ContainerRoute }) {
  return useIsKnown(route) ? renderRoutes(route.routes) : <NotFoundContent />;
}
