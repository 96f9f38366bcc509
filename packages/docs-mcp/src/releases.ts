import { majorOf } from '../../../releases/releases.ts';
import {
  type DocsVersion,
  documentedReleases,
  versionOf,
  versions,
} from '../../../releases/versions.ts';
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
 * @throws UserError if no documented release has that major version.
 */
export function releaseNamed(name: string): Release {
  const wanted = name.trim().replace(/^v/i, '').toLowerCase();
  if (wanted === 'latest' || wanted === 'next' || wanted === 'current') return newest;
  const major = /^(\d{1,3})(?:\.|$)/.exec(wanted)?.[1];
  const found = releases.find(({ number }) => String(majorOf(number)) === major);
  if (found) return found;
  throw new UserError(
    `There is no documented release "${name.slice(0, 40)}". Use one of: ${releaseNames.join(', ')}.`,
  );
}

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

/** What an answer applies to, as its first line says it. */
export function heldFor({ number, version }: Release, asked: string): string {
  const other = /^v?\d+\.\d/.test(asked) && asked.replace(/^v/, '') !== number;
  return `This answer applies to react-querybuilder ${number} (docs: ${version.label}).${
    other ? ` The docs describe ${number} in place of ${asked.slice(0, 40)}.` : ''
  }`;
}
