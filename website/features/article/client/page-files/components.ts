import type { PageRecord } from '../ArticleBody/record.ts';

interface PageComponent {
  readonly load: () => Promise<unknown>;
  /** Turns the props in a page's file into the component's props; the same by default. */
  readonly propsOf?: (props: object) => object;
}

/** The components of the pages that are files; website/features/article/build/page-files reads the names of the chunks. */
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
    load: () => import(/* webpackChunkName: "page-reference" */ '@theme/ReferenceArticle'),
  },
};
