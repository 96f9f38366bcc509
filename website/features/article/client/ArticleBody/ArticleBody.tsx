import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MDXContent from '@theme/MDXContent';
import { type ReactNode, use } from 'react';
import { CategoryContext } from '../../../../src/components/CategoryContext';
import { CategoryItems, type CategoryItemsProps } from './CategoryItems';
import type { PageRecord } from './record';

export interface ArticleBodyProps {
  readonly className: string;
  readonly record: PageRecord;
  readonly children: ReactNode;
}

/**
 * The part of a page that browsers get as plain HTML, because React renders it only during the
 * build. In the browser, website/features/article/client/page-files/ArticleBody.tsx replaces this module and keeps
 * the served HTML.
 */
export function ArticleBody({ className, record, children }: ArticleBodyProps): ReactNode {
  return (
    <>
      <div className={className} data-article>
        <MDXContent>{children}</MDXContent>
      </div>
      <Record {...record} />
    </>
  );
}

/** The pages that a category page lists, which browsers also get as HTML. */
export function Category(props: CategoryItemsProps): ReactNode {
  const categoryGeneratedIndex = use(CategoryContext);
  return (
    <>
      <div data-article>
        <CategoryItems {...props} />
      </div>
      <Record component="category" props={{ categoryGeneratedIndex }} />
    </>
  );
}

function Record({ component, props }: PageRecord): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  if (!customFields?.hasPageFiles) return null;
  const json = JSON.stringify({ component, props } satisfies PageRecord);
  return (
    <script
      type="text/plain"
      data-page-record
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" can't end the element
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
