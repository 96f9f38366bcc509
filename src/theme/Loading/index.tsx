// Replaces the core's fallback, which is drawn in fixed colours and speaks of nothing but the error.
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

/** Shown while the code of a page is on its way, after 200 ms, and when it did not arrive. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps) {
  if (error) {
    return (
      <div className={styles.box} role="alert">
        <p>This part of the page did not load. Check your connection, then try again.</p>
        <p className={styles.message}>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.spinner} role="status">
      <span className="sr-only">Loading</span>
    </div>
  );
}
