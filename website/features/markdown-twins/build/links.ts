import { markdownAddress } from '../address.ts';
import type { Resolve } from './convert.ts';

/** Makes the links of pages absolute; links to pages that have Markdown lead to it. */
export interface Links {
  readonly markdown: (path: string) => string;
  readonly from: (path: string) => Resolve;
}

/** `pages` are the addresses that have Markdown. */
export function createLinks(siteUrl: string, pages: ReadonlySet<string>): Links {
  const { origin } = new URL(siteUrl);
  const markdown = (path: string) => origin + markdownAddress(path);
  return {
    markdown,
    from: (page) => (href) => {
      if (!URL.canParse(href, origin + page)) return href;
      const url = new URL(href, origin + page);
      const path = url.pathname.replace(/(?<=.)\/$/, '');
      // A query string is the state of an interactive page, which its Markdown doesn't have.
      const hasMarkdown = url.origin === origin && pages.has(path) && !url.search;
      return hasMarkdown ? markdown(path) + url.hash : url.href;
    },
  };
}
