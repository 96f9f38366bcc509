/**
 * The id of a page in the tables of this check: its path below the version's folder, without
 * extension; a folder's index page has the id of the folder.
 *
 * @param path - Page, from the root of the repository.
 */
export const pageId = (path: string): string =>
  path.replace(/^(?:docs|versioned_docs\/[^/]+)\//, '').replace(/(?:\/index)?\.mdx?$/, '');

/**
 * Whether a page is another one or is below it.
 *
 * @param id - The page.
 * @param parent - The other.
 */
export const isOn = (id: string, parent: string): boolean =>
  id === parent || id.startsWith(`${parent}/`);
