import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import { Notation, needsNotation, Outputs } from '../../../src/components/Outputs/Outputs.tsx';
import { Sentence } from '../../../src/components/Sentence.tsx';
import { type BehaviorData, behaviorId } from '../release-data.ts';
import styles from './api.module.css';
import { PlainLink } from './PlainLink.tsx';

/** What a release does differently than the one before, with the outputs of both. */
export function Behavior({ from, to, probes, gaps, rows }: BehaviorData) {
  const { collectAnchor } = useBrokenLinks();
  return (
    <section>
      <Heading as="h2" id={behaviorId}>
        What behaves differently: {rows.length}
      </Heading>
      {gaps.length > 0 && (
        <p>
          We couldn’t install {gaps.join(' or ')}, so {gaps.length > 1 ? 'their' : 'its'} changes
          are listed here too.
        </p>
      )}
      {rows.length === 0 ? (
        <p>
          We run {probes} pieces of code on each release. If {from} and {to} can run a piece, they
          print the same.
        </p>
      ) : (
        rows.some(({ code }) => needsNotation(code)) && <Notation />
      )}
      <ul className={styles.behavior}>
        {rows.map((row) => {
          const id = `${behaviorId}-${row.id}`;
          collectAnchor(id);
          return (
            <li key={row.id} id={id}>
              <p>
                <Sentence text={row.text} />
                {row.page && (
                  <>
                    {' '}
                    <PlainLink to={row.page}>Details</PlainLink>
                  </>
                )}
              </p>
              <Outputs change={row} from={from} to={to} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
