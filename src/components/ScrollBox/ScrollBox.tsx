import { type ReactNode, useEffect, useRef } from 'react';
import { reachableByKeyboard } from '../../islands/reachableByKeyboard';
import styles from './ScrollBox.module.css';

/**
 * Lets wide content scroll in its own container, which the keyboard can reach when there is
 * something to scroll. In articles, which React doesn't render in the browser, an island does the
 * same.
 */
export function ScrollBox({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? reachableByKeyboard(box.current) : undefined), []);
  return (
    <div ref={box} className={styles.box} data-island="scroll">
      {children}
    </div>
  );
}
