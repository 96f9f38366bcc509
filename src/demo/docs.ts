/** The docs of the release that the demo runs. */
const base = '/docs';

/**
 * Address of a page of the docs.
 *
 * @param page - Below the version's base path, with an anchor if needed.
 */
export const docsPath = (page: string) => `${base}/${page}`;
