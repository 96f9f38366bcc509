import { camelParts, stem, stopWords, words } from '../client/words.ts';

/** Length that a text can have, in characters; few are longer. */
const longest = 172;

/**
 * Shortens a text without losing the words that find it.
 *
 * @param text - Of a section.
 * @returns A short text unchanged. For a longer one, its start, and after a line break each word
 *   that appears only later, once, without stop words.
 */
export function shortened(text: string): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(' ', longest);
  const start = text.slice(0, end > 0 ? end : longest);
  const known = new Set(words(start).map(stem));
  const later = (text.slice(start.length).match(/\$?[\p{L}\p{N}_]+/gu) ?? []).filter((word) => {
    if (stopWords.has(word.toLowerCase())) return false;
    const stems = words(word).map(stem);
    const isNew = stems.some((one) => !known.has(one));
    for (const one of stems) known.add(one);
    return isNew;
  });
  return later.length > 0 ? `${start}…\n${later.map(plain).sort().join(' ')}` : `${start}…`;
}

/** Only names in camel case need their capitals, and small letters in order compress better. */
const plain = (word: string): string => (camelParts(word).length > 1 ? word : word.toLowerCase());
