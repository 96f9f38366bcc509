/** What a probe shows on a release, or why the release can't run it. */
export type Outcome = { readonly output: string } | { readonly missing: string };

/** Outcomes by probe id. */
export type Outcomes = Readonly<Record<string, Outcome>>;

/**
 * The history as it is stored: outcomes by probe and release. A release with the same outcome as the one
 * before it isn't listed.
 */
export type BehaviorHistory = Readonly<Record<string, Readonly<Record<string, Outcome>>>>;

/**
 * Joins the outcomes of all releases.
 *
 * @param runs - Releases, oldest first, with their outcomes.
 */
export function recordOf(
  runs: readonly (readonly [release: string, outcomes: Outcomes])[],
): BehaviorHistory {
  const ids = Object.keys(runs[0]?.[1] ?? {});
  return Object.fromEntries(
    ids.map((id) => {
      let before: string | undefined;
      const changes = runs.flatMap(([release, outcomes]) => {
        const outcome = outcomes[id];
        const text = JSON.stringify(outcome);
        if (!outcome || text === before) return [];
        before = text;
        return [[release, outcome] as const];
      });
      return [id, Object.fromEntries(changes)];
    }),
  );
}

/**
 * The outcome of a probe on a release.
 *
 * @param releases - All documented releases, oldest first.
 * @returns `undefined` if the history doesn't have the probe or the release.
 */
export function outcomeAt(
  history: BehaviorHistory,
  id: string,
  release: string,
  releases: readonly string[],
): Outcome | undefined {
  const until = releases.slice(0, releases.indexOf(release) + 1).reverse();
  const changes = history[id] ?? {};
  const last = until.find((one) => Object.hasOwn(changes, one));
  return last === undefined ? undefined : changes[last];
}

export interface Difference {
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

/**
 * The probes that both releases can run and that show something else on the second one.
 *
 * @param releases - All documented releases, oldest first.
 */
export const differencesBetween = (
  history: BehaviorHistory,
  from: string,
  to: string,
  releases: readonly string[],
): readonly Difference[] =>
  Object.keys(history).flatMap((id) => {
    const before = outcomeAt(history, id, from, releases);
    const after = outcomeAt(history, id, to, releases);
    if (!before || !after || 'missing' in before || 'missing' in after) return [];
    return before.output === after.output
      ? []
      : [{ id, before: before.output, after: after.output }];
  });
