import Link from '@docusaurus/Link';
import { Fragment } from 'react';
import { type SearchHit, trailOf } from '../protocol';
import { withoutOrigin } from '../safe-hits';
import styles from './styles.module.css';

interface Props {
  readonly hit: SearchHit;
  readonly label: string | undefined;
}

/** One result: its link, its hierarchy, and a snippet. */
export function Hit({ hit, label }: Props) {
  const names = trailOf(hit._highlightResult.hierarchy).map(({ value }) => value);
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
    </li>
  );
}

function Marked({ text }: { readonly text: string }) {
  return text.split(/<mark>(.*?)<\/mark>/gs).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
