/** The language of all pages, in the hosted index. */
export const language = 'en';

/** Docusaurus's tag of the pages in one version of the docs. `version` is its name, such as `7`. */
export const versionTag = (version: string): string => `docs-default-${version}`;

/** The tag of the API reference. */
export const referenceTag = 'docs-api-current';

/** Docusaurus's tag of all other pages. */
export const siteTag = 'default';

/** What a reader of some versions searches. Pages of earlier tags come first if they fit equally well. */
export const tagsOf = (...versions: readonly string[]): readonly string[] => [
  ...versions.map(versionTag),
  referenceTag,
  siteTag,
];
