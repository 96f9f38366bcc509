/** All settings of a build are optional. If none is set, the site makes no requests to other hosts. */

import { latestVersion, versions } from '../../releases/versions.ts';
import { links } from './links.ts';

export interface AlgoliaSettings {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

export interface SiteSettings {
  /** Origin without a trailing slash. Default `http://localhost:3000`. */
  readonly url: string;
  /** `browser`: one HTML file per page. `hash`: one HTML file for all, opens from disk. Default `browser`. */
  readonly router: 'browser' | 'hash';
  /** Tells search engines not to index any page. Default `false`. */
  readonly noIndex: boolean;
  /** Set if all three ALGOLIA_* variables are. */
  readonly algolia: AlgoliaSettings | undefined;
  /** Google tag id. The site sends page views only if it is set. */
  readonly gtagId: string | undefined;
  /** HTML of the announcement bar; `off` shows no bar, `undefined` keeps the default text. */
  readonly announcement: string | undefined;
  readonly chatUrl: string;
  /** Where this repository's root can be edited, with a trailing slash. Default: no edit links. */
  readonly editUrl: string | undefined;
  /** The docs versions that are built, in the order of the versions table. Default: all. */
  readonly versions: readonly string[];
  /** `whole`: a page per symbol. `overview`: only the pages that lead to them. Default `whole`. */
  readonly api: 'whole' | 'overview';
}

/** Whether a build has all pages, so that a link to a missing page is a mistake. */
export const isWhole = (settings: Pick<SiteSettings, 'versions' | 'api'>): boolean =>
  settings.versions.length === versions.length && settings.api === 'whole';

/** The message names the setting and says what to change. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const algoliaNames = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Reads and checks all settings. An empty string counts as not set.
 *
 * @throws SettingsError for a setting that is invalid or incomplete, and for a chat address that leads back
 *   to this site.
 */
export function readSettings(env: Environment): SiteSettings {
  const url = readUrl(env);
  return {
    url,
    router: readChoice(env, 'SITE_ROUTER', {
      browser: 'one HTML file per page, the default',
      hash: 'one file, opens from disk',
    }),
    noIndex: readFlag(env, 'SITE_NOINDEX'),
    algolia: readAlgolia(env),
    gtagId: env.GTAG_ID || undefined,
    announcement: env.ANNOUNCEMENT || undefined,
    chatUrl: readChatUrl(env, url),
    editUrl: readEditUrl(env),
    versions: readVersions(env),
    api: readChoice(env, 'SITE_API', {
      whole: 'a page per symbol, the default',
      overview: 'none of these pages',
    }),
  };
}

/** @param meanings - What each choice does, the default first. */
function readChoice<Choice extends string>(
  env: Environment,
  name: string,
  meanings: Readonly<Record<Choice, string>>,
): Choice {
  const choices = Object.keys(meanings) as Choice[];
  const given = env[name] || choices[0];
  const found = choices.find((choice) => choice === given);
  if (found) return found;
  const listed = choices.map((choice) => `"${choice}" (${meanings[choice]})`);
  throw new SettingsError(`${name} is "${given}"; set it to ${listed.join(' or ')}.`);
}

function readFlag(env: Environment, name: string): boolean {
  const given = env[name] || 'false';
  if (['true', '1'].includes(given)) return true;
  if (['false', '0'].includes(given)) return false;
  throw new SettingsError(`${name} is "${given}"; set it to "true" or "false".`);
}

/** @param right - What to set it to. */
function readWebAddress(name: string, given: string, right: string): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol)) return url;
  throw new SettingsError(`${name} is "${given}", which is not a web address. Set it to ${right}.`);
}

function readUrl(env: Environment): string {
  const given = env.SITE_URL || 'http://localhost:3000';
  const url = readWebAddress(
    'SITE_URL',
    given,
    'the origin of the site, e.g. https://docs.example.com',
  );
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new SettingsError(
      `SITE_URL is "${given}"; it must be an origin without a path, because the site is served from /. Set it to ${url.origin}.`,
    );
  }
  return url.origin;
}

function readAlgolia(env: Environment): AlgoliaSettings | undefined {
  const missing = algoliaNames.filter((name) => !env[name]);
  if (missing.length === algoliaNames.length) return undefined;
  if (missing.length > 0) {
    throw new SettingsError(
      `Hosted search is half configured: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. Set all of ${algoliaNames.join(', ')}, or none of them.`,
    );
  }
  const [appId, apiKey, indexName] = algoliaNames.map((name) => env[name] as string) as [
    string,
    string,
    string,
  ];
  if (!/^\w+$/.test(appId)) {
    throw new SettingsError(
      `ALGOLIA_APP_ID is "${appId}"; an application ID contains only letters and digits. Copy it from the service's dashboard.`,
    );
  }
  return { appId, apiKey, indexName };
}

function readChatUrl(env: Environment, siteUrl: string): string {
  const given = env.CHAT_URL || links.chat;
  const url = readWebAddress('CHAT_URL', given, 'the invitation link of the chat server');
  if (url.origin === siteUrl) {
    throw new SettingsError(
      `The chat link ${given} leads back to this site (SITE_URL is ${siteUrl}). Set CHAT_URL to the invitation link of the chat server.`,
    );
  }
  return url.href;
}

function readEditUrl({ SITE_EDIT_URL: given }: Environment): string | undefined {
  if (!given) return undefined;
  const { href } = readWebAddress(
    'SITE_EDIT_URL',
    given,
    "where this repository's files can be edited, e.g. https://git.example.com/docs/edit/main/",
  );
  return href.endsWith('/') ? href : `${href}/`;
}

function readVersions(env: Environment): readonly string[] {
  const all = versions.map(({ name }) => name);
  if (!env.SITE_VERSIONS) return all;
  const given = env.SITE_VERSIONS.split(',').map((name) => name.trim());
  const unknown = given.filter((name) => !all.some((one) => one === name));
  if (unknown.length > 0) {
    throw new SettingsError(
      `SITE_VERSIONS names ${unknown.map((name) => `"${name}"`).join(' and ')}, but the versions are ${all.join(', ')}. List some of them, separated by commas.`,
    );
  }
  // The site's own links lead to the latest version.
  return all.filter((name) => name === latestVersion || given.includes(name));
}
