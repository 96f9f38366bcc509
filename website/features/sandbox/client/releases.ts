import { majorOf } from '../../../../releases/releases.ts';
import { addonsOf, latest, releasesOf, versions } from '../../../../releases/versions.ts';

export interface Release {
  readonly release: string;
  /** What the picker shows, e.g. `v6 (6.5.5)`. */
  readonly label: string;
  readonly react: string;
  readonly addons: Readonly<Record<string, string>>;
}

/** Newest first. Two versions of the docs may share a release; then it has both names. */
export const releases: readonly Release[] = listReleases();

export const latestRelease: string = latest.library;

/** The row of a release that the sandbox has. */
export const releaseRow = (release: string): Release =>
  releases.find((row) => row.release === release) as Release;

function listReleases(): readonly Release[] {
  const rows = new Map<string, Release>();
  for (const version of versions) {
    for (const release of releasesOf(version)) {
      const major = `v${majorOf(release)}`;
      const label = rows.has(release)
        ? `Next and ${major} (${release})`
        : `${version.name === 'current' ? 'Next' : major} (${release})`;
      rows.set(release, {
        release,
        label,
        react: version.reactRuntime,
        addons: addonsOf(version, release),
      });
    }
  }
  return [...rows.values()];
}
