/**
 * What the browser needs besides the article: the props of the component that renders the parts
 * around it. They have to survive `JSON.stringify`.
 */
export interface PageRecord {
  /** A row of `components` in plugins/page-files/client/components.ts. */
  readonly component: 'doc' | 'category' | 'reference';
  readonly props: object;
}
