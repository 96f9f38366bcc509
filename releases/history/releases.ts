import { diff, gte, major, minor, prerelease, sort, valid } from 'semver';
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
 * The shortest version number that is certain to contain the change: the minor if the previous minor was
 * compared, otherwise the major.
 *
 * @param before - The release before the change; `undefined` if there is none.
 * @param after - The release with the change.
 */
export function labelOf(before: string | undefined, after: string): string {
  const isNextMinor =
    before !== undefined && diff(before, after) === 'minor' && minor(after) - minor(before) === 1;
  return isNextMinor ? minorOf(after) : `${major(after)}`;
}
