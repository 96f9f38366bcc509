/** The oldest release that the documentation covers. */
const oldest: Version = [3, 12, 1];

type Version = readonly [major: number, minor: number, patch: number];

/**
 * The releases whose types are compared: of each minor the newest patch, because only then a
 * thing that the minor lacks is sure to have come later.
 *
 * @param published - Version numbers in any order; prereleases are passed over.
 * @returns Full version numbers, oldest first.
 */
export function chooseReleases(published: readonly string[]): readonly string[] {
  const newest = new Map<string, Version>();
  const versions = published
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .map(parse)
    .filter((version) => compare(version, oldest) >= 0)
    .sort(compare);
  for (const version of versions) newest.set(version.slice(0, 2).join('.'), version);
  return [...newest.values()].map((version) => version.join('.'));
}

/**
 * The shortest number that truly says in which release something changed: the minor when the
 * minor before it was looked at, else the major.
 *
 * @param before - The release before the change; `undefined` when there is none.
 * @param after - The release with the change.
 */
export function labelOf(before: string | undefined, after: string): string {
  const [major, minor] = parse(after);
  const [majorBefore, minorBefore] = before ? parse(before) : [];
  return major === majorBefore && minor - 1 === minorBefore ? `${major}.${minor}` : `${major}`;
}

/**
 * Orders version numbers; a missing part counts as 0.
 *
 * @param a - For example `8`, `8.14` or `8.14.2`.
 * @param b - The other.
 * @returns A negative number when `a` is older, a positive one when it is newer.
 */
export const compareVersions = (a: string, b: string): number => compare(parse(a), parse(b));

function parse(version: string): Version {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
