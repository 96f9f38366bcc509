import { sort } from 'semver';
import { type StoredHistory, spanAt, spansIn } from '../../../../releases/history/history.ts';
import { compareReleases, majorOf } from '../../../../releases/releases.ts';
import type { DocsVersion } from '../../../../releases/versions.ts';

export interface PageReleases {
  readonly newest: string;
  /** Names that were added after this release are new to some readers of the page. */
  readonly oldest: string;
}

/**
 * The releases of a version's pages. If a version serves several, the oldest one counts, otherwise
 * the first one of the major. Readers of Next come from the latest version, so it shows the same
 * news.
 */
export function pageReleasesOf(version: DocsVersion, latest: DocsVersion): PageReleases {
  const { alsoServes, library } = version.name === 'current' ? latest : version;
  const [oldest = `${majorOf(library)}`] = sort([...alsoServes]);
  return { newest: version.library, oldest };
}

/**
 * The release that a badge shows.
 *
 * @param key - The name, for example `QueryBuilderProps.maxLevels`.
 * @returns For example `8` or `8.14`; `undefined` if every reader of the page has it.
 * @throws Error if the history doesn't have the key, or the page's release lacks it.
 */
export function badgeOf(
  history: StoredHistory,
  key: string,
  { newest, oldest }: PageReleases,
): string | undefined {
  const spans = spansIn(history, key);
  if (spans.length === 0) {
    throw new Error(`no release has "${key}"; see releases/history/api-history.json for the names`);
  }
  const span = spanAt(spans, newest);
  if (!span) throw new Error(`${newest} has no "${key}", only releases ${history[key]}`);
  return compareReleases(span.since, oldest) > 0 ? span.since : undefined;
}
