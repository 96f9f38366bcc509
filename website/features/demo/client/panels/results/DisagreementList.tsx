import Link from '@docusaurus/Link';
import { useMemo } from 'react';
import { docsPath } from '../../docs.ts';
import { engineOf } from '../../engines/engines.ts';
import { agree, type Disagreement } from '../../engines/explain.ts';
import { nodeText } from '../parts/nodeText.ts';
import controls from '../parts/parts.module.css';
import { useMore } from '../parts/useMore.tsx';
import styles from './ResultsPanel.module.css';
import type { Results } from './useResults.ts';

interface DisagreementListProps {
  readonly results: Results;
  readonly isRunning: boolean;
  readonly noun: string;
}

const step = 20;

/** Each rule that engines understand differently than SQLite, and why. */
export function DisagreementList({ results, isRunning, noun }: DisagreementListProps) {
  const { outcomes, leftOut, disagreements } = results;
  const groups = useMemo(() => byCause(disagreements), [disagreements]);
  const { shown, more } = useMore(groups, step, 'disagreements');
  const reference = outcomes.get('sqlite');
  const others = [...outcomes.entries()].filter(([id]) => id !== 'sqlite');
  const allAgree =
    reference && others.length > 0 && others.every(([, outcome]) => agree(reference, outcome));
  const shownErrors = [...outcomes.values()].map((outcome) => !outcome.ok && outcome.error);
  return (
    <div aria-live="polite">
      {!isRunning && allAgree && (
        <p className={styles.verdict}>
          {leftOut.length === 0
            ? 'All engines find the same rows.'
            : 'All engines find the same rows, but none of them tests the rules that its export leaves out.'}
        </p>
      )}
      {shown.map((group) => {
        const [first] = group;
        const counts = countTexts(group, shownErrors, noun);
        return (
          <div
            key={`${first.path.join()} ${first.cause.id}`}
            className="alert alert--secondary margin-bottom--sm"
          >
            <p>
              <strong>{group.map(({ engine }) => engineOf(engine).label).join(', ')}</strong> and
              SQLite disagree on{' '}
              {first.path.length === 0 ? (
                'the whole query'
              ) : (
                <code dir="ltr">{nodeText(first.node)}</code>
              )}
            </p>
            <p>
              {first.cause.sentence}{' '}
              {first.cause.docs && (
                <Link to={docsPath(first.cause.docs)}>Read more in the docs</Link>
              )}
            </p>
            {counts.length > 0 && <p className={controls.counts}>{counts.join(' ')}</p>}
          </div>
        );
      })}
      {groups.length > step && more}
    </div>
  );
}

type Group = readonly [Disagreement, ...Disagreement[]];

function byCause(disagreements: readonly Disagreement[]): Group[] {
  const groups = new Map<string, [Disagreement, ...Disagreement[]]>();
  for (const entry of disagreements) {
    const key = `${entry.path.join()} ${entry.cause.id}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
}

/** The counts and errors of a group, each once, without the errors that the table shows. */
const countTexts = (group: Group, shownErrors: readonly unknown[], noun: string): string[] => [
  ...new Set(
    group
      .filter(({ error }) => error === undefined || !shownErrors.includes(error))
      .map((entry) => countText(entry, noun)),
  ),
];

function countText({ engine, extra, missing, error }: Disagreement, noun: string): string {
  if (error) return `${error.replace(/\.$/, '')}.`;
  const count = (rows: readonly number[], what: string) =>
    rows.length > 0 ? `${rows.length} ${what}` : '';
  const counts = [count(extra, 'more'), count(missing, 'fewer')].filter(Boolean).join(' and ');
  const example = (extra[0] ?? missing[0] ?? 0) + 1;
  return `${engineOf(engine).label} finds ${counts}, for example ${noun} ${example}.`;
}
