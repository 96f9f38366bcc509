import releases from '../../../../releases/history/releases.json';
import { compareReleases, majorOf, minorOf } from '../../../../releases/releases.ts';
import { releaseSlot } from './storage.ts';

/** The newest patch of each published minor, oldest first. */
export const knownReleases: readonly string[] = releases;

export type ReadRelease =
  | { readonly release: string }
  /** A sentence for the reader. */
  | { readonly problem: string };

/** Reads a release such as `8.6.0`, or a minor such as `8.6`, which means its newest patch. */
export function readRelease(text: string): ReadRelease {
  const wanted = text.trim().replace(/^v/i, '');
  const shown = wanted.length > 20 ? `${wanted.slice(0, 20)}…` : wanted;
  if (!/^\d{1,3}\.\d{1,3}(?:\.\d{1,3})?$/.test(wanted)) {
    return {
      problem: `“${shown}” isn’t a release. Write a version number such as ${knownReleases.at(-1)}.`,
    };
  }
  const release = wanted.split('.').map(Number).join('.');
  const last = knownReleases.filter((one) => majorOf(one) === majorOf(release)).at(-1);
  if (last === undefined || compareReleases(minorOf(release), minorOf(last)) > 0) {
    return {
      problem: `We don’t know a release ${release}. The newest one is ${last ?? knownReleases.at(-1)}.`,
    };
  }
  // We couldn't install every minor, but readers may have.
  const newest = knownReleases.find((one) => minorOf(one) === minorOf(release));
  if (release === minorOf(release)) return { release: newest ?? `${release}.0` };
  return newest !== undefined && compareReleases(release, newest) > 0
    ? {
        problem: `We don’t know a release ${release}. The newest one of ${minorOf(release)} is ${newest}.`,
      }
    : { release };
}

/** The release that the reader has chosen. */
export function myRelease(): string | undefined {
  const text = releaseSlot.get();
  const read = text === null ? undefined : readRelease(text);
  return read && 'release' in read ? read.release : undefined;
}

/**
 * Stores the choice; `undefined` clears it.
 *
 * @returns Whether the browser could store it.
 */
export function chooseRelease(release: string | undefined): boolean {
  if (release === undefined) releaseSlot.del();
  else releaseSlot.set(release);
  return myRelease() === release;
}

/** The newest of the releases that isn't newer than the wanted one; else the oldest. */
export function nearestOlder(wanted: string, releases: readonly string[]): string | undefined {
  const ordered = [...releases].sort(compareReleases);
  return ordered.filter((one) => compareReleases(one, wanted) <= 0).at(-1) ?? ordered[0];
}
