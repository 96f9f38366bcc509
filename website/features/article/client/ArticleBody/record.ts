/** What the browser needs besides the article, as JSON: the props of the component around it. */
export interface PageRecord {
  /** A row of `components` in website/features/article/client/page-files/components.ts. */
  readonly component: 'doc' | 'category' | 'reference';
  readonly props: object;
}
