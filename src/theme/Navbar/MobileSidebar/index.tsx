// Replaced, so that only small screens load what is in the menu, and draw it when it is opened first.
import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Loading from '@theme/Loading';
import { type ReactNode, useEffect, useState } from 'react';
import Loadable, { type LoadingComponentProps } from 'react-loadable';
import { whenIdle } from '../../../components/whenIdle.ts';

const load = () => import(/* webpackChunkName: "mobile-menu" */ './Menu');
const Menu = Loadable({ loader: load, loading: MenuOnItsWay });

export default function MobileSidebar(): ReactNode {
  const { shown, shouldRender } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  useLockBodyScroll(shown);
  useEffect(
    // What cannot be loaded is told when the menu is opened.
    () => (shouldRender ? whenIdle(() => load().catch(() => {})) : undefined),
    [shouldRender],
  );
  if (shown && !wasShown) setWasShown(true);
  return shouldRender && wasShown && <Menu />;
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
