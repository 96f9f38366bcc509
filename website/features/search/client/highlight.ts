import { queryWords, stem } from './words';

const shortestPart = 4;

const lead = 6;

/**
 * Marks the words of a query in a text; in names in camel case, the part that fits.
 *
 * @param text - Plain text; it is not escaped.
 * @param query - What the reader typed.
 * @returns The text with `<mark>` around each match.
 */
export function mark(text: string, query: string): string {
  const pattern = patternOf(query);
  if (!pattern) return text;
  return text.replace(pattern, (found, at: number) =>
    startsInWord(text, at) ? found : `<mark>${found}</mark>`,
  );
}

/** Whether a match starts amid a word, such as `date` in `validate`, and isn't a part of a name in camel case. */
const startsInWord = (text: string, at: number) =>
  at > 0 && /^\p{L}\p{Ll}$/u.test(text.slice(at - 1, at + 1));

/** A text as it was before {@link mark}. */
export const withoutMarks = (text: string): string => text.replace(/<\/?mark>/g, '');

/**
 * The part of a text that shows why it was found.
 *
 * @param text - Plain text.
 * @param query - What the reader typed.
 * @param length - Number of words; the whole text when 0.
 */
export function snippet(text: string, query: string, length: number): string {
  const all = text.split(' ');
  if (length === 0 || all.length <= length) return text;
  const pattern = patternOf(query);
  const first = pattern ? all.findIndex((word) => word.search(pattern) >= 0) : 0;
  const start = Math.max(0, Math.min(first - lead, all.length - length));
  const part = all.slice(start, start + length).join(' ');
  return `${start > 0 ? '…' : ''}${part}${start + length < all.length ? '…' : ''}`;
}

function patternOf(query: string): RegExp | undefined {
  const found = queryWords(query).map(stem);
  if (found.length === 0) return undefined;
  const longestFirst = [...found].sort((one, other) => other.length - one.length);
  const parts = longestFirst.map((word) => {
    // The rest of a word are letters and digits, which need no escaping.
    const escaped = word.replace('$', '\\$');
    // A short match within a long word is a coincidence.
    return word.length < shortestPart ? `(?<![\\p{L}\\p{N}])${escaped}` : escaped;
  });
  return new RegExp(`(?:${parts.join('|')})\\p{L}*`, 'giu');
}
