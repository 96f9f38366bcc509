import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import Original from '@theme-original/Navbar/MobileSidebar/Layout';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusSoon } from '../../../../components/focusSoon.ts';

/**
 * Wrapped: while the sidebar is open the keyboard stays within it, Escape closes it, and the focus
 * goes back to the button that opened it.
 */
export default function MobileSidebarLayout(props: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const sidebar = root.current;
    if (!shown || !sidebar) return undefined;
    const opener = document.querySelector<HTMLElement>('.navbar__toggle');
    const others = everythingBut(sidebar);
    for (const other of others) other.inert = true;
    const stopFocusing = focusSoon(() =>
      sidebar.querySelector<HTMLElement>('.navbar-sidebar__close'),
    );
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toggle();
    };
    document.addEventListener('keydown', close);
    return () => {
      stopFocusing();
      document.removeEventListener('keydown', close);
      for (const other of others) other.inert = false;
      opener?.focus();
    };
  }, [shown, toggle]);

  return (
    <div ref={root}>
      <Original {...props} />
    </div>
  );
}

/** The siblings of an element and of its ancestors, except the backdrop: a click on it closes the menu. */
function everythingBut(element: HTMLElement): readonly HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter(
    (sibling): sibling is HTMLElement =>
      sibling !== element &&
      sibling instanceof HTMLElement &&
      !sibling.inert &&
      !sibling.matches('.navbar-sidebar__backdrop, script, style'),
  );
  return [...siblings, ...everythingBut(parentElement)];
}
