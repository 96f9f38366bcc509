/** Collapses white space, and removes the zero-width characters that headings end with. */
export const clean = (text: string): string =>
  text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
