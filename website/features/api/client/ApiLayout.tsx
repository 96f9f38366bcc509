import renderRoutes from '@docusaurus/renderRoutes';
import { NavbarSecondaryMenuFiller, useWindowSize } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type { ComponentProps } from 'react';
import { useRoutedLinks } from '../../article/client/islands/useRoutedLinks.ts';
import type { NavigationData, PackageNames } from '../navigation.ts';
import styles from './api.module.css';
import { Sidebar } from './Sidebar.tsx';
import { type ContainerRoute, useIsKnown } from './useIsKnown.ts';
import { useNames } from './useNames.ts';

interface ApiLayoutProps {
  readonly navigation: NavigationData;
  readonly buildOnly?: { readonly names: PackageNames };
  readonly route: ContainerRoute;
}

/** The parts around the pages of a package; they stay when the page changes. */
export default function ApiLayout({ navigation, buildOnly, route }: ApiLayoutProps) {
  const names = useNames(navigation.path, buildOnly?.names);
  const routedLinks = useRoutedLinks();
  const isKnown = useIsKnown(route);
  const isNarrow = useWindowSize() === 'mobile';
  return (
    <Layout>
      <NavbarSecondaryMenuFiller component={MobileMenu} props={{ navigation, names }} />
      <div className={styles.layout} {...routedLinks}>
        {!isNarrow && (
          <aside className={styles.aside}>
            <Sidebar navigation={navigation} names={names} />
          </aside>
        )}
        {isKnown ? (
          <main className={styles.main}>{renderRoutes(route.routes)}</main>
        ) : (
          <NotFoundContent className={styles.main} />
        )}
      </div>
    </Layout>
  );
}

/** On small screens the sidebar is in the menu of the navbar. */
function MobileMenu({ navigation, names }: ComponentProps<typeof Sidebar>) {
  const routedLinks = useRoutedLinks();
  const menu = useNavbarMobileSidebar();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: events of its links bubble to it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes from the keyboard too
    <div
      {...routedLinks}
      onClick={(event) => {
        routedLinks.onClick(event);
        if (event.defaultPrevented) menu.toggle();
      }}
    >
      <Sidebar navigation={navigation} names={names} />
    </div>
  );
}
