import styles from './parts.module.css';

/** In place of what a worker is still computing. */
export const Working = () => <p className={styles.note}>Working…</p>;
