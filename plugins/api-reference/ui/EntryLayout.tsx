import renderRoutes from '@docusaurus/renderRoutes';

/** The pages of an entry point; they need nothing around them but what their package has. */
export default function EntryLayout({
  route,
}: {
  readonly route: { readonly routes?: Parameters<typeof renderRoutes>[0] };
}) {
  return renderRoutes(route.routes);
}
