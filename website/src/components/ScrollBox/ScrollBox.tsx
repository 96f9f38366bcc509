import { type ReactNode, useEffect, useRef } from 'react';
import { reachableByKeyboard } from './reachableByKeyboard';
import styles from './ScrollBox.module.css';

/** Lets wide content scroll, with the keyboard too. In articles, an island does the same. */
export function ScrollBox({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? reachableByKeyboard(box.current) : undefined), []);
  return (
    <div ref={box} className={styles.box} data-island="scroll">
      {children}
    </div>
  );
}
