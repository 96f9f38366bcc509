import renderRoutes from '@docusaurus/renderRoutes';
import NotFound from '@theme/NotFound';
import { type ContainerRoute, useIsKnown } from './useIsKnown.ts';

/** The container of the reference's routes; the parts around a page differ by package. */
export default function ApiRoot({ route }: { readonly route: ContainerRoute }) {
  return useIsKnown(route) ? renderRoutes(route.routes) : <NotFound />;
}
