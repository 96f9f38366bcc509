import { compare, major } from 'semver';
import { type DocsVersion, documentedReleases, versionOf } from '../../../../releases/versions.ts';

/** What the docs say about an installed release. */
export interface Described {
  /** The documented release that is nearest to it. */
  readonly documented: string;
  readonly version: DocsVersion;
  /** Says how the docs differ from the installed release, if they do. */
  readonly note?: string;
}

const newest = [...documentedReleases].sort(compare).at(-1) ?? '';

/**
 * Finds the documented release of the same major version, or else the nearest one.
 *
 * @param installed - Full version number.
 */
export function describedBy(installed: string): Described {
  const distance = (release: string) => Math.abs(major(release) - major(installed));
  const [documented = newest] = [...documentedReleases].sort((a, b) => distance(a) - distance(b));
  const result = { documented, version: versionOf(documented) };
  if (compare(installed, newest) > 0) {
    const note = `${installed} is newer than ${newest}, the newest release that this version of react-querybuilder-docs-mcp knows. The index describes ${documented}.`;
    return { ...result, note };
  }
  if (installed === documented) return result;
  return {
    ...result,
    note:
      major(installed) === major(documented)
        ? `The docs describe ${documented} in place of ${installed}.`
        : `There are no docs of ${installed}. The nearest ones describe ${documented}.`,
  };
}
