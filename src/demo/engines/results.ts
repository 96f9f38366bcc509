import type { RuleGroupTypeAny } from 'react-querybuilder';
import { findDataSet } from '../data/dataSets.ts';
import { loadDatetime } from '../datetime.ts';
import { formatOf } from '../formats.ts';
import { withDates } from './dates.ts';
import { type EngineId, engineOf } from './engines.ts';
import { agree, type Disagreement, explain } from './explain.ts';
import { type Outcome, type RunOptions, runQuery } from './run.ts';
import type { EngineData } from './types.ts';

/** A query and how to run it: plain data. */
export interface ResultsInput {
  readonly query: RuleGroupTypeAny;
  readonly dataSet: string;
  readonly withNulls: boolean;
  readonly engines: readonly EngineId[];
  readonly parseNumbers: boolean;
  /** Whether the date add-on is in use. */
  readonly usesDatetime: boolean;
}

export type Outcomes = ReadonlyMap<EngineId, Outcome>;

export async function outcomesOf(input: ResultsInput): Promise<Outcomes> {
  const { data, options } = await prepare(input);
  const run = async (id: EngineId) =>
    [id, await runQuery(engineOf(id), input.query, data, options)] as const;
  return new Map(await Promise.all(input.engines.map(run)));
}

export async function disagreementsOf(
  { outcomes, ...input }: ResultsInput & { readonly outcomes: Outcomes },
  signal?: AbortSignal,
): Promise<readonly Disagreement[]> {
  const reference = outcomes.get('sqlite');
  if (!reference) return [];
  const { data, options } = await prepare(input);
  const disagreements: Disagreement[] = [];
  for (const [id, outcome] of outcomes) {
    if (id === 'sqlite' || agree(reference, outcome)) continue;
    disagreements.push(...(await explain(engineOf(id), input.query, data, options, signal)));
  }
  return disagreements;
}

interface Prepared {
  readonly data: EngineData;
  readonly options: RunOptions;
}

async function prepare(input: ResultsInput): Promise<Prepared> {
  const { fields, loadRows } = findDataSet(input.dataSet);
  const { complete, withNulls } = await loadRows();
  const data = { fields, rows: input.withNulls ? withNulls : complete };
  const numbers = input.parseNumbers ? ({ parseNumbers: 'strict-limited' } as const) : {};
  if (!input.usesDatetime) return { data, options: numbers };
  const datetime = await loadDatetime();
  const { addOperations } = await import('./jsonLogic.ts');
  addOperations(datetime.jsonLogicDateTimeOperations);
  return {
    data: withDates(data, datetime.rqbDateTimeLibraryAPI),
    options: (engine) => {
      const name = formatOf(engine.options.format).datetime;
      return { ...numbers, ...(name && { ruleProcessor: datetime[name] }) };
    },
  };
}
