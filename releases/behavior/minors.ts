import { fileURLToPath } from 'node:url';
import { compareReleases, majorOf, minorOf } from '../releases.ts';
import stored from './minors.json';
import {
  type BehaviorDifference,
  type BehaviorHistory,
  type Outcomes,
  outcomeAt,
  type ProbeResult,
} from './record.ts';
import { probedReleases, storedBehavior } from './stored.ts';

/** What probes show on the last patch of each minor. */
export interface MinorHistory {
  /** The releases that the probes ran on, oldest first. */
  readonly releases: readonly string[];
  /**
   * Outcomes by probe and release. A release with the same outcome as the one before it isn't listed. A string
   * names the release that has the same outcome: an earlier one of the same probe, or the last of a major.
   */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, ProbeResult | string>>>>;
}

/** Outcomes of all probes, by release. */
export type OutcomesByRelease = Readonly<Record<string, Outcomes>>;

export const minorsFile = fileURLToPath(new URL('./minors.json', import.meta.url));

export const storedMinors: MinorHistory = stored as MinorHistory;

/** The majors whose outcomes no longer change, because a newer major exists. */
const closed = probedReleases.slice(0, -1);

/** The reason why a probe can't run names the release, which doesn't make it another outcome. */
const named = (outcome: ProbeResult, from: string, to: string): ProbeResult =>
  'missing' in outcome ? { missing: outcome.missing.replaceAll(from, to) } : outcome;

const comparable = (outcome: ProbeResult | undefined, release: string): string =>
  outcome ? JSON.stringify(named(outcome, release, '')) : '';

/** Leaves out what the release before shows too, and refers to equal outcomes instead of repeating them. */
export function compactMinors(
  runs: OutcomesByRelease,
  majors: BehaviorHistory = storedBehavior,
): MinorHistory {
  const releases = Object.keys(runs).sort(compareReleases);
  const compacted = Object.keys(majors).map((id) => {
    const known = new Map(
      closed.map((release) => [
        comparable(outcomeAt(majors, id, release, probedReleases), release),
        release,
      ]),
    );
    let before = '';
    const entries = releases.flatMap((release): [string, ProbeResult | string][] => {
      const outcome = runs[release]?.[id];
      const text = comparable(outcome, release);
      if (!outcome || text === before) return [];
      before = text;
      const same = known.get(text);
      if (same === undefined) known.set(text, release);
      return [[release, same ?? outcome]];
    });
    return [id, Object.fromEntries(entries)] as const;
  });
  return { releases, outcomes: Object.fromEntries(compacted) };
}

/** The outcome of a probe on a release, or on the last one before it that the history has. */
export function minorOutcome(
  id: string,
  release: string,
  history: MinorHistory = storedMinors,
  majors: BehaviorHistory = storedBehavior,
): ProbeResult | undefined {
  const entries = history.outcomes[id] ?? {};
  const at = Object.keys(entries)
    .filter((one) => compareReleases(one, release) <= 0)
    .sort(compareReleases)
    .at(-1);
  const entry = at === undefined ? undefined : entries[at];
  // Before the first minor, only the last release of a major has outcomes.
  if (at === undefined || entry === undefined)
    return outcomeAt(majors, id, release, probedReleases);
  if (typeof entry !== 'string') return named(entry, at, release);
  const own = entries[entry];
  const found =
    own === undefined || typeof own === 'string'
      ? outcomeAt(majors, id, entry, probedReleases)
      : own;
  return found && named(found, entry, release);
}

/** The outcomes that a history stores for one of its releases. */
export const outcomesOn = (release: string, history: MinorHistory = storedMinors): Outcomes =>
  Object.fromEntries(
    Object.keys(history.outcomes).flatMap((id) => {
      const outcome = minorOutcome(id, release, history);
      return outcome ? [[id, outcome] as const] : [];
    }),
  );

/** What a probe shows on two releases, and where the second output appears first. */
export interface MinorDifference extends BehaviorDifference {
  /** The first release with the new output that no release up to the second one changes again. */
  readonly since: string;
}

/** The probes that show another output on the second release, if both can run them. */
export function changesFrom(
  from: string,
  to: string,
  history: MinorHistory = storedMinors,
): readonly MinorDifference[] {
  const between = history.releases.filter(
    (release) => compareReleases(release, from) > 0 && compareReleases(release, to) <= 0,
  );
  return Object.keys(history.outcomes).flatMap((id) => {
    const output = (release: string) => {
      const outcome = minorOutcome(id, release, history);
      return outcome && 'output' in outcome ? outcome.output : undefined;
    };
    const before = output(from);
    const after = output(to);
    if (before === undefined || after === undefined || before === after) return [];
    const other = between.filter((release) => output(release) !== after).at(-1);
    const since = between[other === undefined ? 0 : between.indexOf(other) + 1] ?? to;
    return [{ id, before, after, since }];
  });
}

/** Two releases of which the second follows the first, for example `8.22.5` and `8.23.1`. */
export interface MinorStep {
  readonly from: string;
  readonly to: string;
}

/** The steps to each minor of a major, oldest first, from the last release of the major before. */
export const stepsInto = (
  major: number,
  { releases }: MinorHistory = storedMinors,
): readonly MinorStep[] =>
  releases.flatMap((to, index) => {
    const from = releases[index - 1] ?? closed.filter((one) => majorOf(one) < majorOf(to)).at(-1);
    return from !== undefined && majorOf(to) === major ? [{ from, to }] : [];
  });

/** Every difference between a minor of a major and the one before it, oldest first. */
export const changesWithin = (
  major: number,
  history: MinorHistory = storedMinors,
): readonly MinorDifference[] =>
  stepsInto(major, history).flatMap(({ from, to }) => changesFrom(from, to, history));

/** The minors before the last one of each major that the registry doesn't have, for example `8.21`. */
export function missingMinors(history: MinorHistory = storedMinors): readonly string[] {
  const known = new Set(history.releases.map(minorOf));
  const last = new Map(history.releases.map((release) => [majorOf(release), minorOf(release)]));
  return [...last].flatMap(([major, minor]) =>
    Array.from({ length: Number(minor.split('.')[1]) }, (_, index) => `${major}.${index}`).filter(
      (one) => !known.has(one),
    ),
  );
}
