import { latestVersion } from '../../releases/versions.ts';

const only = /<Only version="(.*?)">((?:(?!<\/?Only\b)[\s\S])*)<\/Only>(\n?)/g;

/**
 * The text of a page for one of the two versions that share it. What `<Only version="next">` or
 * `<Only version="7">` (the name of the latest version) encloses belongs to that version only: words, a row
 * or an item on a line of its own, or paragraphs between empty lines. Except for such rows and items, every
 * line keeps its number.
 *
 * @param version - Docusaurus's name.
 * @throws Error for a tag with another version than these two.
 */
export const textFor = (version: string, text: string): string =>
  resolve(text, (name) => {
    if (name !== 'next' && name !== latestVersion) {
      throw new Error(
        `<Only version="${name}">: the version must be "next" or "${latestVersion}", the latest.`,
      );
    }
    return name === (version === 'current' ? 'next' : version);
  });

/** The text of a page without what belongs to one of the versions that share it. */
export const withoutVersion = (version: string, text: string): string =>
  resolve(text, (name) => (name === version ? false : undefined)).replace(/\n{3,}/g, '\n\n');

/** @param isKept - `undefined` leaves the tags where they are. */
const resolve = (text: string, isKept: (name: string) => boolean | undefined): string =>
  text.replace(only, (tags: string, name: string, content: string, end: string, start: number) => {
    const kept = isKept(name);
    if (kept === undefined) return tags;
    if (kept) return content + end;
    const isLine = end && !content.includes('\n') && (text[start - 1] ?? '\n') === '\n';
    return isLine ? '' : content.replace(/[^\n]/g, '') + end;
  });
