/** Blanks of any length are one; zero-width characters, which headings end with, are none. */
export const clean = (text: string): string =>
  text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
