import { compareReleases, minorOf } from '../../../../releases/releases';
import type { ChangeData } from './change';

/** What a minor changed, with the probes that show it. */
export interface MinorRow extends Pick<ChangeData, 'id' | 'area' | 'text' | 'page' | 'todo'> {
  /** The minor that shows it first. */
  readonly since: string;
  readonly probes: readonly string[];
}

/** What a probe shows on each minor. */
export interface ProbeRuns {
  /** As HTML, colored when the site is built. */
  readonly code: string;
  readonly outputs: readonly string[];
  /** Indices of outputs by release; -1 if the release can't run the probe. */
  readonly runs: readonly number[];
}

export interface MinorsData {
  /** The newest release of each minor that the probes ran on, oldest first. */
  readonly releases: readonly string[];
  /** Minors that the registry doesn't have. */
  readonly gaps: readonly string[];
  readonly rows: readonly MinorRow[];
  readonly probes: Readonly<Record<string, ProbeRuns>>;
}

/** Whether the probes ran on both releases. */
export const hasMinors = ({ releases }: MinorsData, ...wanted: readonly string[]): boolean =>
  wanted.every((release) => releases.includes(release));

/** What works differently on the second release, with the outputs of these two. */
export function changesBetween(
  { releases, rows, probes }: MinorsData,
  from: string,
  to: string,
): readonly ChangeData[] {
  const at = [from, to].map((release) => releases.indexOf(release));
  return rows.flatMap(({ probes: ids, ...row }): ChangeData[] => {
    if (
      compareReleases(row.since, minorOf(from)) <= 0 ||
      compareReleases(row.since, minorOf(to)) > 0
    )
      return [];
    for (const id of ids) {
      const probe = probes[id];
      const [before = -1, after = -1] = at.map((index) => probe?.runs[index] ?? -1);
      if (!probe || before < 0 || after < 0 || before === after) continue;
      const { code, outputs } = probe;
      return [{ ...row, code, before: outputs[before] ?? '', after: outputs[after] ?? '' }];
    }
    return [];
  });
}

/** The minors between two releases that the registry doesn't have. */
export const gapsBetween = ({ gaps }: MinorsData, from: string, to: string): readonly string[] =>
  gaps.filter((gap) => compareReleases(gap, from) > 0 && compareReleases(gap, to) < 0);
