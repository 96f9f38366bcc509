import { coerce, compare, diff, gte, major, minor, prerelease, sort, valid } from 'semver';

/** The oldest release that the documentation covers. */
const oldest = '3.12.1';

/**
 * The releases whose types are compared: of each minor the newest patch, because only then a
 * thing that the minor lacks is sure to have come later.
 *
 * @param published - Version numbers in any order; prereleases are passed over.
 * @returns Full version numbers, oldest first.
 */
export function chooseReleases(published: readonly string[]): readonly string[] {
  const releases = published.filter(
    (release) => valid(release) && !prerelease(release) && gte(release, oldest),
  );
  return [...new Map(sort(releases).map((release) => [minorOf(release), release])).values()];
}

/**
 * The shortest number that truly says in which release something changed: the minor when the
 * minor before it was looked at, else the major.
 *
 * @param before - The release before the change; `undefined` when there is none.
 * @param after - The release with the change.
 */
export function labelOf(before: string | undefined, after: string): string {
  const isNextMinor =
    before !== undefined && diff(before, after) === 'minor' && minor(after) - minor(before) === 1;
  return isNextMinor ? minorOf(after) : `${major(after)}`;
}

const minorOf = (release: string): string => `${major(release)}.${minor(release)}`;

/**
 * Orders version numbers; a missing part counts as 0.
 *
 * @param a - For example `8`, `8.14` or `8.14.2`.
 * @param b - The other.
 * @returns A negative number when `a` is older, a positive one when it is newer.
 */
export const compareVersions = (a: string, b: string): number =>
  compare(coerce(a) ?? a, coerce(b) ?? b);
