import Link from '@docusaurus/Link';
import type { EntrySummary } from '../navigation.ts';
import styles from './api.module.css';
import { Purpose } from './Purpose.tsx';

/** Entry points, or packages, with what they are for. */
export function Entries({ entries }: { readonly entries: readonly EntrySummary[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ specifier, path, purpose, count }) => (
        <li key={path}>
          <div className={styles.entryName}>
            <Link to={path}>{specifier}</Link>
            <span className={styles.note}>
              {count} {count === 1 ? 'export' : 'exports'}
            </span>
          </div>
          <Purpose text={purpose} />
        </li>
      ))}
    </ul>
  );
}
