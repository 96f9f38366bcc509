import { gte, major, prerelease, sort, valid } from 'semver';
import { minorOf } from '../releases.ts';

const oldest = '3.12.1';

/**
 * The newest patch of each minor, oldest first, because a name that it lacks must have been added later.
 * Prereleases are ignored.
 *
 * @param published - Version numbers in any order.
 */
export function chooseReleases(published: readonly string[]): readonly string[] {
  const releases = published.filter(
    (release) => valid(release) && !prerelease(release) && gte(release, oldest),
  );
  return [...new Map(sort(releases).map((release) => [minorOf(release), release])).values()];
}

/**
 * The first release that is known to contain a change: a minor, or a major if the release before belongs to another
 * one. Minors that aren't published may have had it before.
 *
 * @param before - The release before the change; `undefined` if there is none.
 * @param after - The release with the change.
 */
export function labelOf(before: string | undefined, after: string): string {
  return before !== undefined && major(before) === major(after)
    ? minorOf(after)
    : `${major(after)}`;
}
