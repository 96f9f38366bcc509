/** What a probe shows on a release, or what the release lacks for it. */
export type ProbeResult = { readonly output: string } | { readonly missing: string };

export type Outcomes = Readonly<Record<string, ProbeResult>>;

/** Outcomes by probe and release. A release with the same outcome as the one before it isn't listed. */
export type BehaviorHistory = Readonly<Record<string, Readonly<Record<string, ProbeResult>>>>;

/** Joins the outcomes of all releases, oldest first. */
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

/** The outcome of a probe on a release, if the history has both. `releases` lists all, oldest first. */
export function outcomeAt(
  history: BehaviorHistory,
  id: string,
  release: string,
  releases: readonly string[],
): ProbeResult | undefined {
  const until = releases.slice(0, releases.indexOf(release) + 1).reverse();
  const changes = history[id] ?? {};
  const last = until.find((one) => Object.hasOwn(changes, one));
  return last === undefined ? undefined : changes[last];
}

export interface BehaviorDifference {
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

/** The probes with another outcome on the second release, if both can run them. Releases are oldest first. */
export const differencesBetween = (
  history: BehaviorHistory,
  from: string,
  to: string,
  releases: readonly string[],
): readonly BehaviorDifference[] =>
  Object.keys(history).flatMap((id) => {
    const before = outcomeAt(history, id, from, releases);
    const after = outcomeAt(history, id, to, releases);
    if (!before || !after || 'missing' in before || 'missing' in after) return [];
    return before.output === after.output
      ? []
      : [{ id, before: before.output, after: after.output }];
  });
