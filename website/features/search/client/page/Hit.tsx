import Link from '@docusaurus/Link';
import { Fragment } from 'react';
import type { Hit as Found } from '../client';
import { Marked, Trail } from '../Marked';
import styles from './styles.module.css';

interface Props {
  readonly hit: Found;
  readonly label: string | undefined;
}

/** One result, which is a page: its best section with the hierarchy and a snippet, and others that fit as well. */
export function Hit({ hit, label }: Props) {
  const { url, names, snippet, others = [] } = hit;
  return (
    <li className={styles.hit}>
      <Link to={url} className={styles.name}>
        <Marked text={names.at(-1) ?? ''} />
      </Link>
      {label && <span className="badge badge--secondary margin-left--sm">{label}</span>}
      <p className={styles.trail}>
        <Trail names={names.slice(0, -1)} />
      </p>
      {snippet && (
        <p className={styles.snippet}>
          <Marked text={snippet} />
        </p>
      )}
      {others.length > 0 && (
        <p className={styles.others}>
          Also on this page:{' '}
          {others.map((other, index) => (
            <Fragment key={other.url}>
              {index > 0 && ', '}
              <Link to={other.url}>
                <Marked text={other.names.at(-1) ?? ''} />
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </li>
  );
}
