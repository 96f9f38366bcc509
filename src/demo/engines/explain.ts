import { isRuleGroup, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import { type Cause, causeOf, groupCauses, unknownCause } from './causes.ts';
import { type Engine, engineOf } from './engines.ts';
import { type Outcome, type RunOptions, runQuery } from './run.ts';
import type { EngineData } from './types.ts';

export interface Disagreement {
  readonly engine: Engine;
  readonly path: readonly number[];
  readonly node: RuleType | RuleGroupTypeAny;
  readonly cause: Cause;
  readonly extra: readonly number[];
  readonly missing: readonly number[];
  readonly error?: string;
}

interface Difference {
  readonly outcome: Outcome;
  readonly extra: readonly number[];
  readonly missing: readonly number[];
  readonly error?: string;
}

/** Whether two outcomes have the same rows. An error doesn't agree with anything. */
export function agree(a: Outcome, b: Outcome): boolean {
  return a.ok && b.ok && a.matched.join() === b.matched.join();
}

/**
 * Finds which parts of a query make an engine disagree with SQLite, by running each alone.
 *
 * @param options - The options of `formatQuery` that the whole query was run with.
 * @param signal - Ends the search early, with the results so far.
 * @returns One entry for each rule and group that disagrees by itself; empty when none does.
 */
export async function explain(
  engine: Engine,
  query: RuleGroupTypeAny,
  data: EngineData,
  options: RunOptions = {},
  signal?: AbortSignal,
): Promise<Disagreement[]> {
  const compare = async (part: RuleGroupTypeAny): Promise<Difference | undefined> => {
    const [reference, outcome] = await Promise.all([
      runQuery(engineOf('sqlite'), part, data, options),
      runQuery(engine, part, data, options),
    ]);
    return agree(reference, outcome) ? undefined : difference(reference, outcome);
  };

  const visit = async (
    node: RuleType | RuleGroupTypeAny,
    path: readonly number[],
  ): Promise<Disagreement[]> => {
    const base = { engine, path, node };
    if (signal?.aborted) return [];
    if (!isRuleGroup(node)) {
      // A query can have a thousand rules, so let the page respond in between.
      await new Promise((resolve) => setTimeout(resolve));
      const found = await compare({ combinator: 'and', rules: [node] });
      if (!found) return [];
      const { outcome, ...rest } = found;
      const facts = { rule: node, engine: engine.id, outcome, data };
      const rowsAt = (wanted: readonly number[]) =>
        data.rows.filter((_, number) => wanted.includes(number));
      const numbers = found.error ? [...data.rows.keys()] : [...found.extra, ...found.missing];
      const cause = causeOf({ ...facts, differing: rowsAt(numbers) });
      if (cause !== unknownCause || found.error) return [{ ...base, ...rest, cause }];
      // Each row can differ for its own cause.
      const causes = new Map(
        numbers.map((at) => [at, causeOf({ ...facts, differing: rowsAt([at]) })]),
      );
      return [...new Set(causes.values())].map((shared) => {
        const isShared = (at: number) => causes.get(at) === shared;
        const { extra, missing } = found;
        const own = { extra: extra.filter(isShared), missing: missing.filter(isShared) };
        return { ...base, ...own, cause: shared };
      });
    }
    const children: Disagreement[] = [];
    for (const [index, child] of node.rules.entries()) {
      if (typeof child !== 'string') children.push(...(await visit(child, [...path, index])));
    }
    if (children.length > 0) return children;
    const found = await compare(node);
    if (!found) return [];
    const { outcome: _, ...rest } = found;
    return [{ ...base, ...rest, cause: groupCause(node) }];
  };

  return visit(query, []);
}

function difference(reference: Outcome, outcome: Outcome): Difference {
  if (!reference.ok || !outcome.ok) {
    const error = (outcome.ok ? undefined : outcome.error) ?? (reference.ok ? '' : reference.error);
    return { outcome, extra: [], missing: [], error };
  }
  return {
    outcome,
    extra: outcome.matched.filter((row) => !reference.matched.includes(row)),
    missing: reference.matched.filter((row) => !outcome.matched.includes(row)),
  };
}

/** Why a group disagrees whose parts agree. */
function groupCause(group: RuleGroupTypeAny): Cause {
  if (group.rules.length === 0) return groupCauses.emptyGroup;
  if (usesXor(group)) return groupCauses.xor;
  return group.not ? groupCauses.negatedMissing : unknownCause;
}

const usesXor = ({ combinator, rules }: RuleGroupTypeAny) =>
  [combinator, ...rules].some((word) => String(word).toLowerCase() === 'xor');
