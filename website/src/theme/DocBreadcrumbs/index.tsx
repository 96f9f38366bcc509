import Original from '@theme-original/DocBreadcrumbs';
import type { ReactNode } from 'react';
import { PageMenu } from '../../../features/markdown-twins/client/PageMenu';

/** Wrapped to put the page menu next to the breadcrumbs, on docs and category pages. */
export default function DocBreadcrumbs(): ReactNode {
  return <PageMenu beside={<Original />} />;
}
