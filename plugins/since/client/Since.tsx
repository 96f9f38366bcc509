import type { ReactNode } from 'react';
import styles from './Since.module.css';

/** Props of {@link Since}. */
export interface SinceProps {
  /** First release that has the thing, e.g. `8.14`; plugins/since finds it when pages are built. */
  readonly release: string;
}

/** Badge beside a name that not every release of the page has. Pages write `<Since of="..." />`. */
export function Since({ release }: SinceProps): ReactNode {
  return <span className={styles.badge}>{`since v${release}`}</span>;
}
