import { PageMenu } from '@site/plugins/page-markdown/client/PageMenu';
import Original from '@theme-original/DocBreadcrumbs';
import type { ReactNode } from 'react';

/** Wrapped, to put the menu of the page beside them, on docs pages and on those of categories. */
export default function DocBreadcrumbs(): ReactNode {
  return <PageMenu beside={<Original />} />;
}
