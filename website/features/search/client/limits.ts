export const maxQueryLength = 64;

/** Hits on a page of results, in the dialog as on the search page. */
export const hitsPerPage = 20;

/** Words in the snippet of a hit. */
export const snippetWords = 30;
