import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ElementType } from 'react';

interface HtmlProps {
  readonly html: string;
  readonly as?: ElementType;
  readonly className?: string;
}

/** HTML that was written when the site was built; the check for broken links learns of its links. */
export function Html({ html, as: Tag = 'div', className }: HtmlProps) {
  const { collectLink } = useBrokenLinks();
  for (const [, path = ''] of html.matchAll(/ href="(\/[^"]*)"/g)) collectLink(path);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by this plugin, texts escaped
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
