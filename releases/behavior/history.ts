import { fileURLToPath } from 'node:url';
import { compareReleases, majorOf, minorOf, onePerMajor } from '../releases.ts';
import { documentedReleases } from '../versions.ts';
import stored from './behavior-history.json';

/** What a probe shows on a release, or the name that the release lacks for it. */
export type ProbeResult = { readonly output: string } | { readonly missing: string };

/** Results by probe. */
export type Outcomes = Readonly<Record<string, ProbeResult>>;

/** What probes show on a patch of each minor: the documented one, or the last one. */
export interface BehaviorHistory {
  /** The releases that the probes ran on, oldest first. */
  readonly releases: readonly string[];
  /** Results by probe and release. A release with the same result as the one before it isn't listed. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, ProbeResult>>>>;
}

export const behaviorFile = fileURLToPath(new URL('./behavior-history.json', import.meta.url));

export const storedBehavior = stored as BehaviorHistory;

/** The documented releases, oldest first. While Next has a release of the latest major, that one isn't among them. */
export const probedReleases: readonly string[] = onePerMajor(documentedReleases);

/** Joins the results of all releases. The probes keep the order of `ids`. */
export function historyOf(
  runs: Readonly<Record<string, Outcomes>>,
  ids: readonly string[],
): BehaviorHistory {
  const releases = Object.keys(runs).sort(compareReleases);
  const changesOf = (id: string) => {
    let before: string | undefined;
    return releases.flatMap((release) => {
      const outcome = runs[release]?.[id];
      const text = JSON.stringify(outcome);
      if (!outcome || text === before) return [];
      before = text;
      return [[release, outcome] as const];
    });
  };
  return {
    releases,
    outcomes: Object.fromEntries(ids.map((id) => [id, Object.fromEntries(changesOf(id))])),
  };
}

/** The result of a probe on a release, or on the last one before it that the history has. */
export function outcomeOf(id: string, release: string): ProbeResult | undefined {
  const entries = storedBehavior.outcomes[id] ?? {};
  const at = Object.keys(entries)
    .filter((one) => compareReleases(one, release) <= 0)
    .at(-1);
  return at === undefined ? undefined : entries[at];
}

/** The results of all probes on a release. */
export const outcomesOn = (release: string): Outcomes =>
  Object.fromEntries(
    Object.keys(storedBehavior.outcomes).flatMap((id) => {
      const outcome = outcomeOf(id, release);
      return outcome ? [[id, outcome] as const] : [];
    }),
  );

/** What a probe shows on two releases. */
export interface BehaviorDifference {
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

/** The probes that show another output on the second release, if both can run them. */
export function changesFrom(from: string, to: string): readonly BehaviorDifference[] {
  return Object.keys(storedBehavior.outcomes).flatMap((id) => {
    const [before, after] = [from, to].map((release) => outcomeOf(id, release));
    return before &&
      after &&
      'output' in before &&
      'output' in after &&
      before.output !== after.output
      ? [{ id, before: before.output, after: after.output }]
      : [];
  });
}

/** Two releases of which the second follows the first, for example `8.22.5` and `8.23.1`. */
export interface MinorStep {
  readonly from: string;
  readonly to: string;
}

/** The steps to each minor of a major, oldest first, from the last release of the major before. */
export const stepsInto = (major: number): readonly MinorStep[] =>
  storedBehavior.releases.flatMap((to, index) => {
    const from = storedBehavior.releases[index - 1];
    return from !== undefined && majorOf(to) === major ? [{ from, to }] : [];
  });

/** The minors between the history's releases that the registry doesn't have, for example `8.21`. */
export function missingMinors({ releases }: BehaviorHistory = storedBehavior): readonly string[] {
  const [first = ''] = releases;
  const known = new Set(releases.map(minorOf));
  const last = new Map(releases.map((release) => [majorOf(release), minorOf(release)]));
  return [...last].flatMap(([major, minor]) =>
    Array.from({ length: Number(minor.split('.')[1]) }, (_, index) => `${major}.${index}`).filter(
      (one) => !known.has(one) && compareReleases(one, first) > 0,
    ),
  );
}
