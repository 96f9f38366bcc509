import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Loading from '@theme/Loading';
import { type ReactNode, useEffect, useState } from 'react';
import Loadable, { type LoadingComponentProps } from 'react-loadable';
import { whenIdle } from '../../../components/whenIdle.ts';

const load = () =>
  import(/* webpackChunkName: "mobile-menu" */ '@theme-original/Navbar/MobileSidebar');

const Original = Loadable({
  loader: load,
  loading: (props: LoadingComponentProps) => (
    <div className="navbar-sidebar">
      <Loading {...props} />
    </div>
  ),
});

/**
 * Wrapped: only small screens load the menu, and they render it when it's opened for the first time.
 * On an API page, it holds a sidebar of hundreds of links.
 */
export default function MobileSidebar(): ReactNode {
  const { shown, shouldRender } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  useEffect(
    // If the menu can't be loaded, the reader finds out when opening it.
    () => (shouldRender ? whenIdle(() => load().catch(() => {})) : undefined),
    [shouldRender],
  );
  if (shown && !wasShown) setWasShown(true);
  return shouldRender && wasShown && <Original />;
}
