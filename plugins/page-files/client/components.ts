import type { PageRecord } from '../../../src/components/ArticleBody/record.ts';

interface PageComponent {
  readonly load: () => Promise<unknown>;
  /** Makes props of those in a page's file; the same without it. */
  readonly propsOf?: (props: object) => object;
}

/** What renders the pages that are files; the names of the chunks are read by plugins/page-files. */
export const components: Readonly<Record<PageRecord['component'], PageComponent>> = {
  doc: {
    load: () => import(/* webpackChunkName: "page-doc" */ '@theme/DocItem'),
    // The theme renders it as a component with properties, within ArticleBody.
    propsOf: (content) => ({ content: Object.assign(() => null, content) }),
  },
  category: {
    load: () =>
      import(/* webpackChunkName: "page-category" */ '@theme/DocCategoryGeneratedIndexPage'),
  },
  reference: {
    load: () =>
      import(/* webpackChunkName: "page-reference" */ '../../api-reference/client/Article.tsx'),
  },
};
