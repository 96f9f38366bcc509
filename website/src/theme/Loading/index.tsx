// Replaces the core's fallback, which has fixed colors and only shows the error.
import type { LoadingComponentProps } from 'react-loadable';
import { Late } from '../../components/waiting/Late';
import styles from './styles.module.css';

/** Shown while the code of a page loads, after 200 ms, and if it can't be loaded. */
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
    <div className={styles.loading}>
      <p role="status">Loading…</p>
      <Late />
    </div>
  );
}
