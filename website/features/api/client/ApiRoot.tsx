import renderRoutes from '@docusaurus/renderRoutes';
import NotFound from '@theme/NotFound';
import { type ContainerRoute, useIsKnown } from './useIsKnown.ts';

export default function ApiRoot({ route }: { readonly route: ContainerRoute }) {
  return useIsKnown(route) ? renderRoutes(route.routes) : <NotFound />;
}
