import renderRoutes from '@docusaurus/renderRoutes';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Layout from '@theme/Layout';
import type { NavigationData } from '../navigation.ts';
import styles from './api.module.css';
import { Sidebar } from './Sidebar.tsx';
import { useRoutedLinks } from './useRoutedLinks.ts';

interface ApiLayoutProps {
  readonly navigation: NavigationData;
  readonly route: { readonly routes?: Parameters<typeof renderRoutes>[0] };
}

/** What surrounds the pages of a package; it stays while they change. */
export default function ApiLayout({ navigation, route }: ApiLayoutProps) {
  const routedLinks = useRoutedLinks();
  return (
    <Layout>
      <NavbarSecondaryMenuFiller component={MobileMenu} props={{ navigation }} />
      <div className={styles.layout} {...routedLinks}>
        <aside className={styles.aside}>
          <Sidebar navigation={navigation} />
        </aside>
        <main className={styles.main}>{renderRoutes(route.routes)}</main>
      </div>
    </Layout>
  );
}

/** On small screens the sidebar is in the menu of the navbar. */
function MobileMenu({ navigation }: Pick<ApiLayoutProps, 'navigation'>) {
  const routedLinks = useRoutedLinks();
  const menu = useNavbarMobileSidebar();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of its links' events
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes from the keyboard too
    <div
      {...routedLinks}
      onClick={(event) => {
        routedLinks.onClick(event);
        if (event.defaultPrevented) menu.toggle();
      }}
    >
      <Sidebar navigation={navigation} />
    </div>
  );
}
