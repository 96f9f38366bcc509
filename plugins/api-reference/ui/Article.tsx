import Head from '@docusaurus/Head';
import { PageMetadata, useWindowSize } from '@docusaurus/theme-common';
import SearchMetadata from '@theme/SearchMetadata';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageMenu } from '../../../src/components/PageMenu/PageMenu.tsx';
import styles from './api.module.css';

/** A heading for the table of contents. */
export interface TocItem {
  readonly id: string;
  readonly value: string;
  readonly level: number;
}

interface ArticleProps {
  readonly title: string;
  /** The title says which library it is about, so the site's name does not follow. */
  readonly namesLibrary?: boolean;
  readonly description: string;
  /** Above the title: what kind of thing the page is about. */
  readonly kicker?: ReactNode;
  readonly toc?: readonly TocItem[];
  readonly children: ReactNode;
  /** Below the text: links to the neighbours. */
  readonly footer?: ReactNode;
}

/** A page of the reference: its metadata, its text, its table of contents. */
export function Article(props: ArticleProps) {
  const { title, namesLibrary, description, kicker, toc = [], children, footer } = props;
  const windowSize = useWindowSize();
  const hasToc = toc.length > 1;
  return (
    <div className={clsx(styles.page, hasToc && styles.withToc)}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata locale="en" version="current" tag="docs-api-current" />
      <Head>
        <meta name="language" content="en" />
        {namesLibrary && <title>{title}</title>}
        {namesLibrary && <meta property="og:title" content={title} />}
      </Head>
      <div className={styles.text}>
        <article>
          {hasToc && (
            <TOCCollapsible toc={toc} className={clsx('theme-doc-toc-mobile', styles.tocMobile)} />
          )}
          <div className={clsx('theme-doc-markdown markdown', styles.body)}>
            <PageMenu beside={kicker && <p className={styles.kicker}>{kicker}</p>} />
            {children}
          </div>
        </article>
        {footer}
      </div>
      {hasToc && (windowSize === 'desktop' || windowSize === 'ssr') && (
        <div className={styles.toc}>
          <TOC toc={toc} minHeadingLevel={2} maxHeadingLevel={3} />
        </div>
      )}
    </div>
  );
}
