import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useRoutedLinks } from '../../../components/StaticText/useRoutedLinks.ts';

/** Replaces the theme's: links in a page's text are plain ones (plugins/static-text), routed here. */
export default function DocItemContent({ children }: { readonly children: ReactNode }) {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const lacksTitle = !frontMatter.hide_title && contentTitle === undefined;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} {...useRoutedLinks()}>
      {lacksTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
