/**
 * Address of a page's Markdown: the page's own plus `.md`.
 *
 * @param path - Address of the page, e.g. `/docs/intro`.
 * @returns E.g. `/docs/intro.md`; `/index.md` for the home page.
 */
export const markdownAddress = (path: string): string =>
  `${path.replace(/\/$/, '') || '/index'}.md`;
