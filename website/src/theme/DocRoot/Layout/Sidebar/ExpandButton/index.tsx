import type { Props } from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import IconArrow from '@theme/Icon/Arrow';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusSoon } from '../../../../../components/focusSoon.ts';
import styles from './styles.module.css';

/**
 * Replaced: the theme's button is a `div` that any key activates, including Tab, and the focus was
 * lost when the sidebar collapsed or expanded.
 */
export default function ExpandButton({ toggleSidebar }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button that hid the sidebar has gone with it.
    const focused = document.activeElement;
    const isLost = focused === document.body || focused?.closest('.theme-doc-sidebar-container');
    return isLost ? focusSoon(() => button.current) : undefined;
  }, []);

  const expand = () => {
    const sidebar = button.current?.closest('.theme-doc-sidebar-container');
    toggleSidebar();
    focusSoon(() => sidebar?.querySelector<HTMLElement>('[aria-label="Collapse sidebar"]'));
  };

  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      title="Expand sidebar"
      aria-label="Expand sidebar"
      onClick={expand}
    >
      <IconArrow className={styles.icon} />
    </button>
  );
}
