import { useHistory, useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ArticleBodyProps } from '../ArticleBody/ArticleBody.tsx';
import styles from './article.module.css';
import { articleAt } from './pages.ts';

/**
 * Replaces website/features/article/client/ArticleBody in browsers. On a first visit, React keeps the served element
 * and never sees its content; after a navigation, or a hydration error, it's filled here.
 */
export function ArticleBody({
  className,
}: Partial<Pick<ArticleBodyProps, 'className'>>): ReactNode {
  const { pathname, hash } = useLocation();
  const { action } = useHistory();
  const [isArriving, setArriving] = useState(action === 'PUSH' && !hash);
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!body.current?.firstChild) body.current?.append(...articleAt(pathname));
  }, [pathname]);
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(() => setArriving(false)));
  }, []);
  return (
    <div
      ref={body}
      className={clsx(className, isArriving && styles.arriving)}
      data-article
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what is in the element
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

export const Category = (): ReactNode => <ArticleBody />;
