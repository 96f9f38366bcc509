import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A table row of a page. One with an `id` can be the target of links (see
 * plugins/definition-rows): the check for broken anchors learns of it.
 */
export function DefinitionRow({ id, ...props }: ComponentProps<'tr'>): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (id) brokenLinks.collectAnchor(id);
  return <tr {...props} id={id} />;
}
