import renderRoutes from '@docusaurus/renderRoutes';

interface ApiRootProps {
  readonly route: { readonly routes?: Parameters<typeof renderRoutes>[0] };
}

/** Holds the routes of the reference together; what surrounds a page differs by package. */
export default function ApiRoot({ route }: ApiRootProps) {
  return renderRoutes(route.routes);
}
