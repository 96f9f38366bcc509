export interface Section {
  /** Tag of the pages that have it, such as `docs-default-7` or `docs-api-current`. */
  readonly tag: string;
  /** Path of the page, with `#` and the anchor unless it is the page itself. */
  readonly url: string;
  /** 1 for a page, 2 for an h2 … 6; a definition in a table is one below its heading. */
  readonly level: number;
  /** What it is filed under, the page's title, the headings above it, and last its own name. */
  readonly trail: readonly string[];
  /** Its text up to the next section; what follows a line break is searched but never shown. */
  readonly text: string;
}

/** Sections as shards store them: a list per property, because lists of one kind compress better. */
interface StoredSections {
  /** An index into the shard's pages. */
  readonly page: readonly number[];
  /** See anchors.ts. */
  readonly anchor: readonly (string | number)[];
  readonly level: readonly number[];
  /** Headings below the page's title, the section's own included. */
  readonly headings: readonly (readonly string[])[];
  readonly text: readonly string[];
}

/** A page as shards store it: path below the base of its tag, what it is filed under, title. */
export type StoredPage = readonly [string, string, string];

/** Sections that the same tags share: pages repeat from version to version. */
export interface Shard {
  readonly pages: readonly StoredPage[];
  readonly sections: StoredSections;
}

/** What the client knows of the index before it loads any of it. */
export interface IndexManifest {
  /** The base path of each version's tag, without a slash at its end; other tags have none. */
  readonly bases: Readonly<Record<string, string>>;
  readonly shards: readonly { readonly tags: readonly string[]; readonly file: string }[];
}

/** The address of the page that a section is on. */
export const pageOf = ({ url }: { readonly url: string }): string => url.replace(/#.*/, '');

export const manifestPath = '/search-index/manifest.json';
