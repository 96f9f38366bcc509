/**
 * A page's path below the version's folder, without extension. A folder's index page has the id of the
 * folder.
 *
 * @param path - Page, from the root of the repository.
 */
export const pageId = (path: string): string =>
  path.replace(/^(?:docs|versioned_docs\/[^/]+)\//, '').replace(/(?:\/index)?\.mdx?$/, '');

/** Whether a page is the parent or below it. */
export const isOn = (id: string, parent: string): boolean =>
  id === parent || id.startsWith(`${parent}/`);
