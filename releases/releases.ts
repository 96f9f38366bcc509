/** The major version of a release: 8 of `8.24.1`. */
export const majorOf = (release: string): number => Number.parseInt(release, 10);

/** For example `8.24` of `8.24.1`. */
export const minorOf = (release: string): string => release.split('.').slice(0, 2).join('.');

/** Orders releases such as `8`, `8.14`, and `8.14.2`, oldest first. A missing part counts as 0. */
export function compareReleases(a: string, b: string): number {
  const [left = [], right = []] = [a, b].map((release) => release.split('.').map(Number));
  const place = [0, 1, 2].find((index) => (left[index] ?? 0) !== (right[index] ?? 0)) ?? 0;
  return (left[place] ?? 0) - (right[place] ?? 0);
}

/**
 * One release of each major, oldest first.
 *
 * @param releases - Of several releases of a major, the last one is kept.
 */
export const onePerMajor = (releases: readonly string[]): readonly string[] =>
  [...new Map(releases.map((release) => [majorOf(release), release])).values()].sort(
    compareReleases,
  );
