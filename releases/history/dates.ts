import { fileURLToPath } from 'node:url';
import { major } from 'semver';
import { compareReleases } from '../releases.ts';
import dates from './release-dates.json';

/** The day on which each release was published, as `YYYY-MM-DD`, if it's known. */
export type StoredDates = Readonly<Record<string, { readonly published?: string }>>;

export const datesFile = fileURLToPath(new URL('./release-dates.json', import.meta.url));

export const storedDates: StoredDates = dates;

/**
 * The days on which releases were published. A mirror reports when it fetched them instead, so the releases
 * of a major aren't in order; then none of the dates is used.
 *
 * @param times - The output of `npm view <package> time`: moments by version number.
 * @param releases - Full version numbers, oldest first.
 */
export function publicationDays(
  times: Readonly<Record<string, string>>,
  releases: readonly string[],
): Readonly<Record<string, string>> {
  const known = releases.flatMap((release) => {
    const time = times[release];
    return time === undefined ? [] : [{ release, moment: new Date(time).toISOString() }];
  });
  const isMirror = known.some(({ release, moment }, index) => {
    const before = known[index - 1];
    return before && major(before.release) === major(release) && before.moment > moment;
  });
  if (isMirror) return {};
  return Object.fromEntries(known.map(({ release, moment }) => [release, moment.slice(0, 10)]));
}

/** Adds new releases to the stored dates. The result has the given releases and no others. */
export function updateDates(
  stored: StoredDates,
  releases: readonly string[],
  published: Readonly<Record<string, string>>,
): StoredDates {
  return Object.fromEntries(
    [...releases].sort(compareReleases).map((release) => {
      const day = published[release] ?? stored[release]?.published;
      return [release, day === undefined ? {} : { published: day }];
    }),
  );
}
