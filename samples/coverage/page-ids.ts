/** The path of a page below its version's folder, without extension. An index page has its folder's id. */
export const pageId = (path: string): string =>
  path.replace(/^website\/(?:docs|versioned_docs\/[^/]+)\//, '').replace(/(?:\/index)?\.mdx?$/, '');

/** Whether a page is the parent or below it. */
export const isOn = (id: string, parent: string): boolean =>
  id === parent || id.startsWith(`${parent}/`);
