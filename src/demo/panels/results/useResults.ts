import { useEffect, useState } from 'react';
import type { FormatQueryOptions, RuleGroupTypeAny } from 'react-querybuilder';
import { engineOf } from '../../engines/engines.ts';
import { agree, type Disagreement, explain } from '../../engines/explain.ts';
import { type Outcome, runQuery } from '../../engines/run.ts';
import type { EngineData, EngineId } from '../../engines/types.ts';

/** What the engines found, and why they differ. */
export interface Results {
  readonly outcomes: ReadonlyMap<EngineId, Outcome>;
  readonly disagreements: readonly Disagreement[];
}

const none: Results = { outcomes: new Map(), disagreements: [] };
const pause = 300;

/**
 * Runs a query on engines, a moment after it has changed. Results come in as engines finish; those
 * of the query before stay until then.
 *
 * @param data - Missing while there are no rows yet.
 */
export function useResults(
  query: RuleGroupTypeAny,
  data: EngineData | undefined,
  engines: readonly EngineId[],
  options: FormatQueryOptions,
): { readonly results: Results; readonly isRunning: boolean } {
  const [results, setResults] = useState(none);
  const [isRunning, setIsRunning] = useState(false);

  useEffect(() => {
    if (!data) return;
    let isCurrent = true;
    setIsRunning(true);
    const timer = setTimeout(async () => {
      for await (const next of run(query, data, engines, options)) {
        if (!isCurrent) return;
        setResults(next);
      }
      setIsRunning(false);
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, data, engines, options]);

  return { results, isRunning };
}

/** The outcomes at once, the reasons afterwards: finding them takes a run for each rule. */
async function* run(
  query: RuleGroupTypeAny,
  data: EngineData,
  engines: readonly EngineId[],
  options: FormatQueryOptions,
): AsyncGenerator<Results> {
  const outcomes = new Map(
    await Promise.all(
      engines.map(async (id) => [id, await runQuery(engineOf(id), query, data, options)] as const),
    ),
  );
  yield { outcomes, disagreements: [] };
  const reference = outcomes.get('sqlite');
  if (!reference) return;
  const disagreements: Disagreement[] = [];
  for (const [id, outcome] of outcomes) {
    if (id === 'sqlite' || agree(reference, outcome)) continue;
    disagreements.push(...(await explain(engineOf(id), query, data, options)));
  }
  yield { outcomes, disagreements };
}
