import type { ReactNode } from 'react';
import styles from './Late.module.css';

/** Appears when what it's rendered with has waited for five seconds. */
export function Late({ children }: { readonly children?: ReactNode }) {
  return (
    <span className={styles.late}>
      {children ?? 'This takes longer than usual. Check your connection, or reload the page.'}
    </span>
  );
}
