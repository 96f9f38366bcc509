import { useEffect, useMemo, useState } from 'react';
import type { Field, RuleGroupType } from 'react-querybuilder';
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
  const [verdicts, setVerdicts] = useState<Verdicts>();
  useEffect(() => {
    let isCurrent = true;
    const conditions = conditionsIn(part);
    void worker.ask('why', { number, conditions }).then((answers) => {
      const entries = conditions.map((one, index) => [one, answers[index] ?? null] as const);
      if (isCurrent) setVerdicts(new Map(entries));
    });
    return () => {
      isCurrent = false;
    };
  }, [worker, number, part]);
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
