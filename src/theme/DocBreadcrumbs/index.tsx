import Original from '@theme-original/DocBreadcrumbs';
import type { ReactNode } from 'react';
import { PageMenu } from '../../../plugins/page-markdown/client/PageMenu';

/** Wrapped, to put the menu of the page beside them, on docs pages and on those of categories. */
export default function DocBreadcrumbs(): ReactNode {
  return <PageMenu beside={<Original />} />;
}
