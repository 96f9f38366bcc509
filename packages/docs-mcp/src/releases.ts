import { compareReleases, majorOf, minorOf } from '../../../releases/releases.ts';
import {
  type DocsVersion,
  documentedReleases,
  versionOf,
  versions,
} from '../../../releases/versions.ts';
import { docsDays } from './data.ts';
import { differences } from './differences.ts';
import { UserError } from './user-error.ts';

/** A release that answers can apply to, and the version of the docs that describes it. */
export interface Release {
  /** Full version number. */
  readonly number: string;
  readonly version: DocsVersion;
}

/** Every documented release, newest first. */
const releases: readonly Release[] = documentedReleases.map((number) => ({
  number,
  version: versionOf(number),
}));

const newest = releases[0] as Release;

/** The names that `release` accepts, for descriptions and error messages. */
export const releaseNames: readonly string[] = [
  'latest',
  ...releases.map(({ number }) => String(majorOf(number))),
];

/**
 * The release that a name means. A number of a release that isn't documented means the documented
 * release of its major version.
 *
 * @param name - `latest`, a major version such as `7` or `v7`, or a number such as `7.4.0`.
 * @throws UserError if no documented release has that major version, or if the number is of a minor
 *   version that the major version never had.
 */
export function releaseNamed(name: string): Release {
  const wanted = name.trim().replace(/^v/i, '').toLowerCase();
  if (wanted === 'latest' || wanted === 'next' || wanted === 'current') return newest;
  const major = /^(\d{1,3})(?:\.|$)/.exec(wanted)?.[1];
  const found = releases.find(({ number }) => String(majorOf(number)) === major);
  const asked = numberIn(name);
  const neverWas =
    found && found !== newest && asked !== undefined && isLaterMinor(asked, found.number);
  if (found && !neverWas) return found;
  const isNewer = major !== undefined && Number(major) > majorOf(newest.number);
  throw new UserError(
    `${
      isNewer
        ? `"${name.slice(0, 40)}" is newer than ${newest.number}, the newest release that this server knows. Look for a newer react-querybuilder-docs-mcp.`
        : `There is no documented release "${name.slice(0, 40)}".`
    } Use one of: ${releaseNames.join(', ')}.`,
  );
}

/** The number that a name is, with at least a minor version; `undefined` for other names. */
export const numberIn = (name: string): string | undefined =>
  /^v?(\d{1,3}\.\d{1,4}(?:\.\d{1,4})?)$/i.exec(name.trim())?.[1];

const isLaterMinor = (one: string, other: string): boolean =>
  compareReleases(minorOf(one), minorOf(other)) > 0;

/**
 * The version of the docs that a name means: `next`, or the one that describes a release.
 *
 * @throws UserError if there is no such version.
 */
export function versionNamed(name: string): DocsVersion {
  const isNext = /^(?:next|current)$/i.test(name.trim());
  const next = versions.find((version) => version.name === 'current');
  return isNext && next ? next : releaseNamed(name).version;
}

/**
 * What an answer applies to, as its first paragraph says it: the release, the docs with the day of their
 * last change, and what differs in the release that the caller asked for.
 *
 * @param text - What the answer is about; of the names that differ, only those in it are listed.
 */
export function heldFor({ number, version }: Release, asked: string, text?: string): string {
  const start = `This answer applies to react-querybuilder ${number} (docs: ${describeDocs(version)}).`;
  const wanted = numberIn(asked);
  if (wanted === undefined || compareReleases(wanted, number) === 0 || wanted === minorOf(number)) {
    return start;
  }
  if (compareReleases(wanted, number) > 0) {
    const reason =
      number === newest.number
        ? `${wanted} is newer than ${number}, the newest release that this server knows, so it may differ. Look for a newer react-querybuilder-docs-mcp.`
        : `The docs describe ${number} in place of ${wanted}.`;
    return `${start} ${reason}`;
  }
  return `${start} The docs describe ${number} in place of ${wanted}. ${differences(wanted, number, text)}`;
}

/** A version of the docs, and the day of their last change. */
export function describeDocs({ name, label }: DocsVersion): string {
  const day = docsDays()[name];
  return day === undefined ? label : `${label}, last changed on ${day}`;
}
