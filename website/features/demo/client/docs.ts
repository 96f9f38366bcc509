/** The docs of the release that the demo runs. */
const base = '/docs';

/** Address of a page below the base path of the docs, with an anchor if needed. */
export const docsPath = (page: string) => `${base}/${page}`;
