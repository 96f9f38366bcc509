// Replaced, so that only small screens load the form that stands in their menu.
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';
import Desktop from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import type { ReactNode } from 'react';
import Loadable from 'react-loadable';

const Mobile = Loadable({
  // Comes with the menu, see Navbar/MobileSidebar.
  loader: () =>
    import(/* webpackChunkName: "mobile-menu" */ '@theme/NavbarItem/DropdownNavbarItem/Mobile'),
  loading: () => null,
});

export default function DropdownNavbarItem({ mobile = false, ...props }: Props): ReactNode {
  return mobile ? <Mobile {...props} /> : <Desktop {...props} />;
}
