import renderRoutes from '@docusaurus/renderRoutes';
import Layout from '@theme/Layout';
import { useRoutedLinks } from '../../article/client/islands/useRoutedLinks.ts';
import type { ContainerRoute } from './useIsKnown.ts';

/** The parts around reference pages that don't belong to a package. */
export default function PlainLayout({ route }: { readonly route: ContainerRoute }) {
  const routedLinks = useRoutedLinks();
  return (
    <Layout>
      <main className="container" {...routedLinks}>
        {renderRoutes(route.routes)}
      </main>
    </Layout>
  );
}
