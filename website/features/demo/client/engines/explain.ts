import { type Field, isRuleGroup, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import type { Row } from '../data/types.ts';
import { leavesOut, ruleCount } from '../query/left-out.ts';
import { rulesOf } from '../query/walk.ts';
import { type Cause, causeOfGroup, causeOfRule, unknownCause } from './causes.ts';
import { kindsOf } from './columns.ts';
import { type Engine, type EngineId, engineOf } from './engines.ts';
import { type EngineOutcome, optionsFor, type RunOptions, runQuery, textFor } from './run.ts';
import type { EngineData } from './types.ts';

/** Rows that only one of two engines finds, or why one of them finds none. */
interface Difference {
  readonly extra: readonly number[];
  readonly missing: readonly number[];
  readonly error?: string;
}

/** What a disagreement is about: plain data. */
export interface Disagreement extends Difference {
  readonly engine: EngineId;
  readonly path: readonly number[];
  readonly node: RuleType | RuleGroupTypeAny;
  readonly cause: Cause;
}

interface RowDifference extends Difference {
  readonly reference: EngineOutcome;
  readonly outcome: EngineOutcome;
}

/** Whether two outcomes have the same rows. An error doesn't agree with anything. */
export function agree(a: EngineOutcome, b: EngineOutcome): boolean {
  return a.ok && b.ok && a.matched.join() === b.matched.join();
}

/**
 * Finds which parts of a query make an engine disagree with SQLite, by running each alone.
 *
 * @param options - Those of `formatQuery` that the whole query was run with.
 * @param signal - Ends the search early, with the results so far.
 * @returns An entry for each cause in each rule and group that disagrees by itself.
 */
export async function explain(
  engine: Engine,
  query: RuleGroupTypeAny,
  data: EngineData,
  options: RunOptions = {},
  signal?: AbortSignal,
): Promise<Disagreement[]> {
  const parsesNumbers = optionsFor(engine, options).parseNumbers !== undefined;
  const kinds = kindsOf(data);

  const compare = async (part: RuleGroupTypeAny): Promise<RowDifference | undefined> => {
    const [reference, outcome] = await Promise.all([
      runQuery(engineOf('sqlite'), part, data, options),
      runQuery(engine, part, data, options),
    ]);
    return agree(reference, outcome) ? undefined : difference(reference, outcome);
  };

  const leaves = leavesOut((part) => textFor(engine, part, data, options));
  const sqliteLeaves = leavesOut((part) => textFor(engineOf('sqlite'), part, data, options));
  const bothLeave = (rule: RuleType) => leaves(rule) && sqliteLeaves(rule);

  /** Whether both leave out a rule that has combinators of its own beside it. */
  const lacksCombinator = ({ rules }: RuleGroupTypeAny) =>
    rules.some((node) => typeof node === 'string') &&
    rules.some((node) => typeof node !== 'string' && !isRuleGroup(node) && bothLeave(node));

  /** Whether both leave out all rules of a group, or of a group in it. */
  const lacksRules = (group: RuleGroupTypeAny): boolean =>
    (ruleCount(group) > 0 && rulesOf(group).every(bothLeave)) ||
    group.rules.some((node) => typeof node !== 'string' && isRuleGroup(node) && lacksRules(node));

  const ofGroup = (
    node: RuleGroupTypeAny,
    path: readonly number[],
    { extra, missing, error }: RowDifference,
  ): Disagreement => ({
    engine: engine.id,
    path,
    node,
    extra,
    missing,
    ...(error !== undefined && { error }),
    cause: plain(
      causeOfGroup({
        group: node,
        error,
        lacksCombinator: lacksCombinator(node),
        lacksRules: lacksRules(node),
      }),
    ),
  });

  const ofRule = async (node: RuleType, path: readonly number[]): Promise<Disagreement[]> => {
    if (bothLeave(node)) return [];
    // A query can have a thousand rules, so let the page respond in between.
    await new Promise((resolve) => setTimeout(resolve));
    const found = await compare({ combinator: 'and', rules: [node] });
    if (!found) return [];
    const { outcome, reference, extra, missing, error } = found;
    const kind = kinds.get(node.field);
    const facts = { rule: node, engine: engine.id, outcome, reference, data, kind, parsesNumbers };
    const base = { engine: engine.id, path, node };
    if (error !== undefined) {
      const own = causeOfRule(facts);
      const cause = own === unknownCause ? ((await ofEntries(node)) ?? own) : own;
      return [{ ...base, extra, missing, error, cause: plain(cause) }];
    }
    // Each row can differ for its own cause.
    const causes = new Map(
      [...extra, ...missing].map((at) => [at, causeOfRule({ ...facts, row: data.rows[at] })]),
    );
    return [...new Set(causes.values())].map((cause) => {
      const isOwn = (at: number) => causes.get(at) === cause;
      const own = { extra: extra.filter(isOwn), missing: missing.filter(isOwn) };
      return { ...base, ...own, cause: plain(cause) };
    });
  };

  /** Why an engine rejects the query that a rule runs over the entries of a list. */
  const ofEntries = async ({ field, value, match }: RuleType) => {
    if (!match || !isRuleGroup(value)) return undefined;
    const fields = data.fields.find(({ name }) => name === field)?.subproperties;
    if (!fields) return undefined;
    const rows = data.rows.flatMap((row) => (row[field] ?? []) as Row[]);
    const found = await explain(
      engine,
      value,
      { fields: fields as Field[], rows },
      options,
      signal,
    );
    return found.find(({ error }) => error !== undefined)?.cause;
  };

  const visit = async (
    node: RuleType | RuleGroupTypeAny,
    path: readonly number[],
  ): Promise<Disagreement[]> => {
    if (signal?.aborted) return [];
    if (!isRuleGroup(node)) return ofRule(node, path);
    const parts = lacksCombinator(node) ? [] : await visitRules(node, path);
    if (parts.length > 0) return parts;
    const found = await compare(node);
    return found ? [ofGroup(node, path, found)] : [];
  };

  const visitRules = async (
    { rules }: RuleGroupTypeAny,
    path: readonly number[],
  ): Promise<Disagreement[]> => {
    const found: Disagreement[] = [];
    for (const [index, rule] of rules.entries()) {
      if (typeof rule !== 'string') found.push(...(await visit(rule, [...path, index])));
    }
    return found;
  };

  const whole = await compare(query);
  if (!whole) return [];
  const own = ofGroup(query, [], whole);
  // Its rules can't explain why an engine rejects a long query, or combines them differently.
  const isOwn = own.cause.id === 'too-long' || own.cause.id === 'left-out-between';
  const parts = isOwn ? [] : await visitRules(query, []);
  return parts.length > 0 || signal?.aborted ? parts : [own];
}

const plain = ({ id, sentence, docs }: Cause): Cause => ({ id, sentence, ...(docs && { docs }) });

function difference(reference: EngineOutcome, outcome: EngineOutcome): RowDifference {
  if (!reference.ok || !outcome.ok) {
    const error = (outcome.ok ? undefined : outcome.error) ?? (reference.ok ? '' : reference.error);
    return { reference, outcome, extra: [], missing: [], error };
  }
  return {
    reference,
    outcome,
    extra: outcome.matched.filter((row) => !reference.matched.includes(row)),
    missing: reference.matched.filter((row) => !outcome.matched.includes(row)),
  };
}
