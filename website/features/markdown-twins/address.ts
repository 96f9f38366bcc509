/** Address of a page's Markdown: the page's own plus `.md`, and `/index.md` for the home page. */
export const markdownAddress = (path: string): string =>
  `${path.replace(/\/$/, '') || '/index'}.md`;
