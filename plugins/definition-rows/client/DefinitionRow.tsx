import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A table row of a page. If it has an `id`, links can target it (see plugins/definition-rows), so
 * it's reported to the check for broken anchors.
 */
export function DefinitionRow({ id, ...props }: ComponentProps<'tr'>): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (id) brokenLinks.collectAnchor(id);
  return <tr {...props} id={id} />;
}
