/**
 * What the browser needs of a page besides its article: the props of the component that renders what
 * is around the article. Whatever is in it has to survive `JSON.stringify`.
 */
export interface PageRecord {
  /** A row of `components` in plugins/page-files/client/components.ts. */
  readonly component: 'doc' | 'category' | 'reference';
  readonly props: object;
}
