import { type FormatQueryOptions, formatQuery, type RuleGroupTypeAny } from 'react-querybuilder';
import { loadedOnce } from '../../../../src/components/loadedOnce.ts';
import { describeOutput } from '../panels/export/returned.ts';
import type { Engine } from './engines.ts';
import { errorText } from './rows.ts';
import type { EngineData, Execute, Matches } from './types.ts';

/** Rows that an engine found for a query, or a sentence that says why there are none. */
export type EngineOutcome =
  | ({ readonly ok: true; readonly exported: unknown } & Matches)
  | {
      readonly ok: false;
      readonly exported?: unknown;
      readonly error: string;
      /** Whether the engine is missing, so that it can be loaded again. */
      readonly isMissing?: true;
    };

/** Options of `formatQuery` for all engines, or for each. */
export type RunOptions = FormatQueryOptions | ((engine: Engine) => FormatQueryOptions);

export const optionsFor = (engine: Engine, options: RunOptions): FormatQueryOptions =>
  typeof options === 'function' ? options(engine) : options;

const loadOnce = loadedOnce((load: Engine['load']) => load());

/** Downloads an engine once, whatever its options. After a failure, the next call tries again. */
export const loadEngine = ({ load }: Engine): Promise<Execute> => loadOnce(load);

/** The return value of `formatQuery` for an engine. */
const exportFor = (
  engine: Engine,
  query: RuleGroupTypeAny,
  { fields }: Pick<EngineData, 'fields'>,
  options: RunOptions = {},
): unknown => formatQuery(query, { fields, ...optionsFor(engine, options), ...engine.options });

/** What `formatQuery` returns for an engine, as a string that tells exports apart. */
export const textFor = (...[engine, query, data, options]: Parameters<typeof exportFor>): string =>
  describeOutput(exportFor(engine, query, data, options), engine.options.format, {
    id: 'rows',
    fields: data.fields,
  }).text;

/** Exports a query in an engine's format and runs it over the rows. Never throws. */
export async function runQuery(
  engine: Engine,
  query: RuleGroupTypeAny,
  data: EngineData,
  options: RunOptions = {},
): Promise<EngineOutcome> {
  let execute: Execute;
  try {
    execute = await loadEngine(engine);
  } catch {
    return {
      ok: false,
      isMissing: true,
      error: `${engine.label} did not load. Check your connection, then try again.`,
    };
  }
  let exported: unknown;
  try {
    exported = exportFor(engine, query, data, options);
  } catch (error) {
    return { ok: false, error: `formatQuery failed: ${errorText(error)}` };
  }
  // Outcomes can come from a worker, which can't send functions.
  const shown = typeof exported === 'function' ? undefined : exported;
  try {
    return { ok: true, exported: shown, ...(await execute(exported, data)) };
  } catch (error) {
    return { ok: false, exported: shown, error: `${engine.label} rejects it: ${errorText(error)}` };
  }
}
