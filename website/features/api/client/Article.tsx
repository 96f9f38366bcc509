import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata, useWindowSize } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import SearchMetadata from '@theme/SearchMetadata';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { referenceTag, siteTag } from '../../../site/search-tags.ts';
import { ArticleBody } from '../../article/client/ArticleBody/ArticleBody.tsx';
import { PageMenu } from '../../markdown-twins/client/PageMenu.tsx';
import styles from './api.module.css';
import { Breakable } from './Breakable.tsx';
import { partsOf } from './parts.ts';

export interface TocItem {
  readonly id: string;
  readonly value: string;
  readonly level: number;
}

const searchTags = { reference: referenceTag, site: siteTag } as const;

type NamedLink = readonly [text: string, path: string];

/** The parts around the text of a reference page. Browsers get them as JSON. */
interface ArticleShell {
  readonly title: string;
  /** The title names the library, so the site's name doesn't follow. */
  readonly namesLibrary?: boolean;
  readonly description: string;
  readonly heading: string;
  readonly isDeprecated?: boolean;
  /** Where the search looks for the page; the reference by default. */
  readonly search?: keyof typeof searchTags;
  /** Above the heading: what kind of thing the page is about, what it belongs to, and since when it exists. */
  readonly kicker?: {
    readonly text: string;
    readonly of?: NamedLink;
    readonly since?: string;
    readonly instead?: string;
  };
  readonly toc?: readonly TocItem[];
  readonly previous?: NamedLink;
  readonly next?: NamedLink;
}

interface ArticleProps extends ArticleShell {
  /** The text, which only the build renders. */
  readonly children?: ReactNode;
}

export default function Article({ children, ...shell }: ArticleProps) {
  const { title, namesLibrary, description, heading, isDeprecated, kicker, toc = [] } = shell;
  const tag = searchTags[shell.search ?? 'reference'];
  const windowSize = useWindowSize();
  const hasToc = toc.length > 1;
  return (
    <div className={clsx(styles.page, hasToc && styles.withToc)}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata locale="en" version="current" tag={tag} />
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
          <div className={clsx('markdown', styles.body)}>
            <PageMenu beside={kicker && <Kicker {...kicker} />} />
            <header className={styles.head}>
              <Heading as="h1" className={isDeprecated ? styles.struck : undefined}>
                <Breakable name={heading} />
              </Heading>
            </header>
          </div>
          <ArticleBody
            className={clsx('theme-doc-markdown markdown', styles.body)}
            record={{ component: 'reference', props: shell }}
          >
            {children}
          </ArticleBody>
        </article>
        <Neighbors {...shell} />
      </div>
      {hasToc && (windowSize === 'desktop' || windowSize === 'ssr') && (
        <div className={styles.toc}>
          <TOC toc={toc} minHeadingLevel={2} maxHeadingLevel={3} />
        </div>
      )}
    </div>
  );
}

function Kicker({ text, of, since, instead }: NonNullable<ArticleShell['kicker']>) {
  return (
    <p className={styles.kicker}>
      {text}
      {of && (
        <>
          {' of '}
          <Link to={of[1]}>{of[0]}</Link>
        </>
      )}
      {since && (
        <>
          {', '}
          <span data-since={since} data-instead={instead}>{`since v${since}`}</span>
        </>
      )}
    </p>
  );
}

/** The theme accepts only a string, so zero-width spaces mark where it may break. */
const breakable = (name: string) => partsOf(name).join('\u200b');

function Neighbors({ previous, next }: Pick<ArticleShell, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav className="pagination-nav margin-top--lg" aria-label="Neighboring symbols">
      {previous && (
        <PaginatorNavLink
          title={breakable(previous[0])}
          permalink={previous[1]}
          subLabel="Previous"
        />
      )}
      {next && (
        <PaginatorNavLink title={breakable(next[0])} permalink={next[1]} subLabel="Next" isNext />
      )}
    </nav>
  );
}
