import type { RuleGroupTypeAny } from 'react-querybuilder';
import { findDataSet } from '../data/dataSets.ts';
import { loadDatetime } from '../datetime.ts';
import { formatOf } from '../formats.ts';
import { processorOf } from '../panels/export/processors.ts';
import { type LeftOut, leftOut } from '../query/left-out.ts';
import { withDates } from './dates.ts';
import { type EngineId, engineOf } from './engines.ts';
import { agree, type Disagreement, explain } from './explain.ts';
import { type EngineOutcome, type RunOptions, runQuery, textFor } from './run.ts';
import type { EngineData } from './types.ts';

/** A query and how to run it: plain data. */
export interface ResultsInput {
  readonly query: RuleGroupTypeAny;
  readonly dataSet: string;
  readonly withNulls: boolean;
  readonly engines: readonly EngineId[];
  readonly parseNumbers: boolean;
  /** Whether the MongoDB filter compares two fields with `$expr`. */
  readonly usesExpr: boolean;
  /** Whether the date add-on is in use. */
  readonly usesDatetime: boolean;
}

export type Outcomes = ReadonlyMap<EngineId, EngineOutcome>;

export async function outcomesOf(input: ResultsInput): Promise<Outcomes> {
  const { data, options } = await prepare(input);
  const run = async (id: EngineId) =>
    [id, await runQuery(engineOf(id), input.query, data, options)] as const;
  return new Map(await Promise.all(input.engines.map(run)));
}

/** A rule or group that engines don't get, with these engines. */
export type LeftOutOf = LeftOut & { readonly engines: readonly EngineId[] };

/** The rules and groups that the exports for some or all engines leave out. */
export async function leftOutOf(input: ResultsInput): Promise<readonly LeftOutOf[]> {
  const { data, options } = await prepare(input);
  const all = new Map<string, LeftOutOf>();
  for (const id of input.engines) {
    // Lets the page respond in between.
    await new Promise((resolve) => setTimeout(resolve));
    const exportText = (part: RuleGroupTypeAny) => textFor(engineOf(id), part, data, options);
    for (const one of leftOut(input.query, { exportText, fields: data.fields })) {
      const key = `${one.path.join()} ${one.reason}`;
      all.set(key, { ...one, engines: [...(all.get(key)?.engines ?? []), id] });
    }
  }
  return [...all.values()];
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
  if (!input.usesDatetime) {
    const options: RunOptions = ({ id }) => ({
      ...numbers,
      ...(id === 'mongodb' && input.usesExpr && { ruleProcessor: processorOf('expr')?.run }),
    });
    return { data, options };
  }
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
