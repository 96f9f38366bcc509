import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { releasesOf, versionByName } from '../../../../releases/versions.ts';
import { subjectOf } from '../../../site/moved-pages.ts';

/** What the front matter of a page of the docs says about versions. */
export interface PageVersions {
  /** The releases that it describes. */
  readonly releases: readonly string[];
  /** The Markdown of the same page in other versions, by their labels. */
  readonly versions: Readonly<Record<string, string>>;
}

type Docs = Pick<LoadedVersion, 'versionName' | 'label'> & {
  readonly docs: readonly Pick<LoadedVersion['docs'][number], 'id' | 'permalink'>[];
};

/**
 * Finds the releases and the other versions of each page of the docs, by its path.
 *
 * @param markdown - Makes the address of a page's Markdown from its path.
 */
export function pageVersions(
  all: readonly Docs[],
  markdown: (path: string) => string,
): ReadonlyMap<string, PageVersions> {
  const pages = all.flatMap(({ versionName, label, docs }) =>
    docs.map(({ id, permalink }) => ({ versionName, label, permalink, subject: subjectOf(id) })),
  );
  return new Map(
    pages.map(({ versionName, permalink, subject }) => [
      permalink,
      {
        releases: releasesOf(versionByName(versionName)),
        versions: Object.fromEntries(
          pages
            .filter((other) => other.subject === subject && other.permalink !== permalink)
            .map((other) => [other.label, markdown(other.permalink)]),
        ),
      },
    ]),
  );
}
