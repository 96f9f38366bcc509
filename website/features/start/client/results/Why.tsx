import { useCallback, useMemo } from 'react';
import type { Field, RuleGroupType } from 'react-querybuilder';
import { useLoaded } from '../../../../src/components/waiting/useLoaded';
import { conditionsIn, type Part, partOf } from './conditions';
import styles from './results.module.css';
import type { Condition } from './rowStore';
import type { RowWorker } from './rowWorker';

interface WhyProps {
  readonly worker: RowWorker;
  /** The row's number, counted from 0. */
  readonly number: number;
  readonly query: RuleGroupType;
  readonly fields: readonly Field[];
}

type Verdicts = ReadonlyMap<Condition, boolean | null>;

/** What each rule and each group of a query is for one row. */
export function Why({ worker, number, query, fields }: WhyProps) {
  const part = useMemo(() => partOf(query, fields), [query, fields]);
  const load = useCallback(async (): Promise<Verdicts> => {
    const conditions = conditionsIn(part);
    const answers = await worker.ask('why', { number, conditions });
    return new Map(conditions.map((one, index) => [one, answers[index] ?? null]));
  }, [worker, number, part]);
  const verdicts = useLoaded(load)?.value;
  return (
    <div className={styles.reasons}>
      {verdicts && (
        <ul>
          <Reason part={part} verdicts={verdicts} />
        </ul>
      )}
    </div>
  );
}

function Reason({ part, verdicts }: { readonly part: Part; readonly verdicts: Verdicts }) {
  const { text, condition, parts } = part;
  const verdict = condition && verdicts.get(condition);
  return (
    <li>
      <span className={verdict ? styles.true : styles.false}>{verdictText(verdict)}</span> {text}
      {parts && parts.length > 0 && (
        <ul>
          {parts.map((inner, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a query have no identity beyond their place
            <Reason key={index} part={inner} verdicts={verdicts} />
          ))}
        </ul>
      )}
    </li>
  );
}

function verdictText(verdict: boolean | null | undefined): string {
  if (verdict === undefined) return 'Left out:';
  return verdict === null ? 'Neither true nor false:' : verdict ? 'True:' : 'False:';
}
