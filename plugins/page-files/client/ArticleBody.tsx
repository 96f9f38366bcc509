import { useLocation } from '@docusaurus/router';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ArticleBodyProps } from '../../../src/components/ArticleBody/ArticleBody.tsx';
import { pageAt, servedArticle } from './pages.ts';
import './article-styles.ts';

/**
 * Takes the place of src/components/ArticleBody in browsers. On a first visit React keeps the served
 * element and never sees what is in it; after a navigation the element gets the page's HTML.
 */
export function ArticleBody({
  className,
}: Partial<Pick<ArticleBodyProps, 'className'>>): ReactNode {
  const { pathname } = useLocation();
  const [html] = useState(() => pageAt(pathname)?.html ?? '');
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // After an error of hydration React makes the page anew.
    if (!html && !body.current?.firstChild) body.current?.append(...servedArticle());
  }, [html]);
  return (
    <div
      ref={body}
      className={className}
      data-article
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React when the site was built
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The cards of a category. */
export const Cards = (): ReactNode => <ArticleBody />;
