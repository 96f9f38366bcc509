import Link from '@docusaurus/Link';
import { Fragment } from 'react';
import { type SearchHit, trailOf } from '../protocol';
import { withoutOrigin } from '../safe-hits';
import styles from './styles.module.css';

interface Props {
  /** Of one page, the best first. */
  readonly hits: readonly [SearchHit, ...SearchHit[]];
  readonly label: string | undefined;
}

/** One result, which is a page: its best section with the hierarchy and a snippet, and others that fit as well. */
export function Hit({ hits: [hit, ...others], label }: Props) {
  const names = namesOf(hit);
  const snippet = hit._snippetResult?.content?.value;
  return (
    <li className={styles.hit}>
      <Link to={withoutOrigin(hit.url)} className={styles.name}>
        <Marked text={names.at(-1) ?? ''} />
      </Link>
      {label && <span className={styles.badge}>{label}</span>}
      <p className={styles.trail}>
        {names.slice(0, -1).map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names of a trail repeat, and stay in place
          <Fragment key={index}>
            {index > 0 && ' › '}
            <Marked text={name} />
          </Fragment>
        ))}
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

const namesOf = (hit: SearchHit): readonly string[] =>
  trailOf(hit._highlightResult.hierarchy).map(({ value }) => value);

function Marked({ text }: { readonly text: string }) {
  return text.split(/<mark>(.*?)<\/mark>/gs).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
