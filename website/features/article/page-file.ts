import type { PageRecord } from './client/ArticleBody/record.ts';

/**
 * What the build writes for each page: in the page's HTML without `html`, and as a separate file.
 */
export interface PageFile extends PageRecord {
  /**
   * Name of the build's runtime script, because code and pages of different deployments don't fit
   * together.
   */
  readonly build: string;
  /** Of the page's route, such as `path` and `sidebar`. */
  readonly attributes: { readonly path: string; readonly [name: string]: unknown };
  /** The same page of the docs in each version that has it. */
  readonly docs: readonly DocOfVersion[];
  readonly html?: string;
}

/** A page of the docs, as the docs plugin describes it to the browser. */
export interface DocOfVersion {
  readonly version: string;
  readonly doc: { readonly id: string; readonly path: string };
}

/** Id of the element that has the page file of the page itself. */
export const recordId = 'page-record';

/**
 * Address of a page's file.
 *
 * @param path - Address of the page. Addresses that the router treats as the same page have the
 *   same file.
 */
export const fileOf = (path: string): string => `/pages${keyOf(path)}.json`;

/**
 * The same key for all addresses that the router treats as the same page; query and anchor are
 * ignored.
 */
export const keyOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/[?#].*/, '')
    .replace(/(?:\/|(?:\/index)?\.html?)$/, '');
