import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';

/** A table row of a page. Its `id` is reported to the check for broken anchors. */
export function DefinitionRow({ id, ...props }: ComponentProps<'tr'>): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (id) brokenLinks.collectAnchor(id);
  return <tr {...props} id={id} />;
}
