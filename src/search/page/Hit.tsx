import Link from '@docusaurus/Link';
import { Fragment } from 'react';
import { Marked, Trail } from '../Marked';
import { namesOf, type SearchHit, withoutOrigin } from '../protocol';
import styles from './styles.module.css';

interface Props {
  readonly hit: SearchHit;
  readonly label: string | undefined;
}

/** One result, which is a page: its best section with the hierarchy and a snippet, and others that fit as well. */
export function Hit({ hit, label }: Props) {
  const { others = [] } = hit;
  const names = namesOf(hit);
  const snippet = hit._snippetResult?.content?.value;
  return (
    <li className={styles.hit}>
      <Link to={withoutOrigin(hit.url)} className={styles.name}>
        <Marked text={names.at(-1) ?? ''} />
      </Link>
      {label && <span className={styles.badge}>{label}</span>}
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
            <Fragment key={other.objectID}>
              {index > 0 && ', '}
              <Link to={withoutOrigin(other.url)}>
                <Marked text={namesOf(other).at(-1) ?? ''} />
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </li>
  );
}
