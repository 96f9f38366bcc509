import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A table row of a page. One with an `id` can be the target of links (see
 * plugins/definition-rows): the check for broken anchors learns of it, and the navbar does not
 * cover it.
 */
export function DefinitionRow({ id, className, ...props }: ComponentProps<'tr'>): ReactNode {
  const brokenLinks = useBrokenLinks();
  const targetClassName = useAnchorTargetClassName(id);
  if (id) brokenLinks.collectAnchor(id);
  return <tr {...props} id={id} className={clsx(id && targetClassName, className) || undefined} />;
}
