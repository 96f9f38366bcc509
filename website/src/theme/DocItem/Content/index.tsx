import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import '../../../islands/article-styles.ts';
import { ArticleBody } from '../../../../features/article/client/ArticleBody/ArticleBody';
import { useRoutedLinks } from '../../../../features/article/client/islands/useRoutedLinks';

/**
 * Replaces the theme's component: React renders the title in browsers too, but the text only during
 * the build.
 */
export default function DocItemContent({ children }: { readonly children: ReactNode }) {
  const content = useDoc();
  return (
    <div {...useRoutedLinks()}>
      <header className="markdown">
        <Heading as="h1">{content.metadata.title}</Heading>
      </header>
      <ArticleBody
        className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
        record={{ component: 'doc', props: content }}
      >
        {children}
      </ArticleBody>
    </div>
  );
}
