import Link from '@docusaurus/Link';
import styles from './AboutLink.module.css';
import { docsPath } from './docs.ts';

interface AboutLinkProps {
  /** Path within the docs. */
  readonly doc: string;
  /** The option that the docs explain. */
  readonly label: string;
}

/** Beside an option, the link to its docs. */
export function AboutLink({ doc, label }: AboutLinkProps) {
  return (
    <Link to={docsPath(doc)} className={styles.about} aria-label={`About “${label}”`}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" />
        <path d="M8 7v4M8 4.6v.8" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </Link>
  );
}
