import { gte, prerelease, sort, valid } from 'semver';
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
