import renderRoutes from '@docusaurus/renderRoutes';
import Layout from '@theme/Layout';
import { useRoutedLinks } from '../../article/client/islands/useRoutedLinks.ts';

interface PlainLayoutProps {
  readonly route: { readonly routes?: Parameters<typeof renderRoutes>[0] };
}

/** The parts around reference pages that don't belong to a package. */
export default function PlainLayout({ route }: PlainLayoutProps) {
  const routedLinks = useRoutedLinks();
  return (
    <Layout>
      <main className="container" {...routedLinks}>
        {renderRoutes(route.routes)}
      </main>
    </Layout>
  );
}
