import renderRoutes from '@docusaurus/renderRoutes';
import Layout from '@theme/Layout';
import { useRoutedLinks } from '../../../src/islands/useRoutedLinks.ts';

interface PlainLayoutProps {
  readonly route: { readonly routes?: Parameters<typeof renderRoutes>[0] };
}

/** What surrounds pages of the reference that belong to no package. */
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
