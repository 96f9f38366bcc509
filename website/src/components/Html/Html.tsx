import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ElementType, HTMLAttributes } from 'react';

interface HtmlProps extends HTMLAttributes<HTMLElement> {
  readonly html: string;
  readonly as?: ElementType;
}

/**
 * An element with HTML from the build, which the browser doesn't hydrate. Broken links in it are
 * reported.
 */
export function Html({ html, as: Tag = 'div', ...props }: HtmlProps) {
  const brokenLinks = useBrokenLinks();
  if (props.id) brokenLinks.collectAnchor(props.id);
  if (typeof window === 'undefined') {
    for (const [, name, value = ''] of html.matchAll(/ (href|id)="([^"]*)"/g)) {
      if (name === 'id') brokenLinks.collectAnchor(value);
      else if (/^[/#]/.test(value)) brokenLinks.collectLink(value);
    }
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by plugins, texts escaped
  return <Tag {...props} dangerouslySetInnerHTML={{ __html: html }} />;
}
