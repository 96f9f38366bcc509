import { fileURLToPath } from 'node:url';
import { major } from 'semver';
import dates from './release-dates.json';
import { compareVersions } from './releases.ts';

/** When the world and this repository came to know a release, as `YYYY-MM-DD`. */
interface ReleaseDates {
  /** When it was published; absent where the registry does not tell. */
  readonly published?: string;
  /** When the history first had it. */
  readonly recorded: string;
}

/** Dates by full version number. */
export type StoredDates = Readonly<Record<string, ReleaseDates>>;

/** The committed dates; `npm run api:history` writes them. */
export const datesFile = fileURLToPath(new URL('./release-dates.json', import.meta.url));

/** The committed dates, as they were when the process started. */
export const storedDates: StoredDates = dates;

/**
 * The days on which releases were published, as far as the registry knows them.
 *
 * A mirror tells when it fetched a release, in place of when that was published. Then releases of a
 * major do not follow one another, and none of the dates can be believed.
 *
 * @param times - What `npm view <package> time` prints: moments by version number.
 * @param releases - Full version numbers, oldest first.
 * @returns Days by version number; nothing when the times are those of a mirror.
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

/**
 * Adds what is new to the stored dates.
 *
 * @param stored - The dates up to now.
 * @param releases - Full version numbers, which the result has and no others.
 * @param published - As {@link publicationDays} returns it.
 * @param today - For releases that the history has for the first time.
 */
export function updateDates(
  stored: StoredDates,
  releases: readonly string[],
  published: Readonly<Record<string, string>>,
  today: string,
): StoredDates {
  return Object.fromEntries(
    [...releases].sort(compareVersions).map((release) => {
      const day = published[release] ?? stored[release]?.published;
      const recorded = stored[release]?.recorded ?? today;
      return [release, { ...(day !== undefined && { published: day }), recorded }];
    }),
  );
}
