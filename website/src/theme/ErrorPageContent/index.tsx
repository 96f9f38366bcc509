// Wrapped because the theme leaves the crashed page's title in the tab.
import { PageMetadata } from '@docusaurus/theme-common';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { ComponentProps } from 'react';

export default function ErrorPageContentWithTitle(props: ComponentProps<typeof ErrorPageContent>) {
  return (
    <>
      <PageMetadata title="Page Error" />
      <ErrorPageContent {...props} />
    </>
  );
}
