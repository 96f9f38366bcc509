import { useEffect, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { Datetime } from '../../datetime.ts';
import { withDates } from '../../engines/dates.ts';
import { type EngineId, engineOf } from '../../engines/engines.ts';
import { agree, type Disagreement, explain } from '../../engines/explain.ts';
import { type Outcome, type RunOptions, runQuery } from '../../engines/run.ts';
import type { EngineData } from '../../engines/types.ts';
import { formatOf } from '../../formats.ts';

export interface ExportChoices {
  readonly parseNumbers: boolean;
  /** The date add-on, if it's in use. */
  readonly datetime: Datetime | undefined;
}

export interface Results {
  readonly outcomes: ReadonlyMap<EngineId, Outcome>;
  readonly disagreements: readonly Disagreement[];
}

const none: Results = { outcomes: new Map(), disagreements: [] };
const pause = 300;

/**
 * Runs a query on engines a moment after it changes. Results arrive as engines finish; until then,
 * the previous results stay.
 *
 * @param data - Missing while there are no rows yet.
 */
export function useResults(
  query: RuleGroupTypeAny,
  data: EngineData | undefined,
  engines: readonly EngineId[],
  choices: ExportChoices,
): { readonly results: Results; readonly isRunning: boolean } {
  const [results, setResults] = useState(none);
  const [isRunning, setIsRunning] = useState(false);

  useEffect(() => {
    if (!data) return;
    const abort = new AbortController();
    setIsRunning(true);
    const timer = setTimeout(async () => {
      for await (const next of run(query, data, engines, choices, abort.signal)) {
        if (abort.signal.aborted) return;
        setResults(next);
      }
      if (!abort.signal.aborted) setIsRunning(false);
    }, pause);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [query, data, engines, choices]);

  return { results, isRunning };
}

/** Yields the outcomes first, because explaining them takes a run per rule. */
async function* run(
  query: RuleGroupTypeAny,
  given: EngineData,
  engines: readonly EngineId[],
  choices: ExportChoices,
  signal: AbortSignal,
): AsyncGenerator<Results> {
  const options = await prepare(choices);
  const { datetime } = choices;
  const data = datetime ? withDates(given, datetime.rqbDateTimeLibraryAPI) : given;
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
    disagreements.push(...(await explain(engineOf(id), query, data, options, signal)));
  }
  yield { outcomes, disagreements };
}

async function prepare({ parseNumbers, datetime }: ExportChoices): Promise<RunOptions> {
  if (datetime) {
    await import('../../engines/jsonLogic.ts').then(
      ({ addOperations }) => addOperations(datetime.jsonLogicDateTimeOperations),
      () => {},
    );
  }
  return ({ format }) => {
    const name = formatOf(format).datetime;
    const ruleProcessor = datetime && name && datetime[name];
    return {
      ...(parseNumbers && { parseNumbers: 'strict-limited' }),
      ...(ruleProcessor && { ruleProcessor }),
    };
  };
}
