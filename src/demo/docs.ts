/** The docs that the demo's links lead to: those of the release that it runs. */
const base = '/docs';

/**
 * Address of a page of the docs.
 *
 * @param page - Below the version's base path, with an anchor where there is one.
 */
export const docsPath = (page: string) => `${base}/${page}`;
