// Replaced, so that only small screens load what is in the menu.
import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Loading from '@theme/Loading';
import type { ReactNode } from 'react';
import Loadable, { type LoadingComponentProps } from 'react-loadable';

const Menu = Loadable({
  loader: () => import(/* webpackChunkName: "mobile-menu" */ './Menu'),
  loading: MenuOnItsWay,
});

export default function MobileSidebar(): ReactNode {
  const { shown, shouldRender } = useNavbarMobileSidebar();
  useLockBodyScroll(shown);
  return shouldRender && <Menu />;
}

function MenuOnItsWay(props: LoadingComponentProps): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  return (
    shown && (
      <div className="navbar-sidebar">
        <Loading {...props} />
      </div>
    )
  );
}
