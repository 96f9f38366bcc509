/** Stop words. They don't include the names of operators, such as `between`. */
const stopWords = new Set(
  'a an and are as be by can do does for from has have how i if into is it its me my of on or our so that the their there this to was we what when where which while why will with you your'.split(
    ' ',
  ),
);

const endings = [/ies$/, /ing$/, /ed$/, /es$/, /s$/, /e$/];

const shortestStem = 4;

/**
 * Splits a text into words: runs of letters and digits of any script, in lower case and without
 * accents. A name in camel case comes whole and then in parts.
 */
export function words(text: string): string[] {
  const found: string[] = [];
  for (const word of text.normalize('NFKD').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const plain = word.replace(/\p{M}/gu, '');
    if (plain === '') continue;
    found.push(plain.toLowerCase());
    const parts = plain.match(/\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}]+\p{N}*|\p{N}+/gu) ?? [];
    if (parts.length > 1) found.push(...parts.map((part) => part.toLowerCase()));
  }
  return found;
}

/** The stem of a word, so that `buttons` finds `button` and `validating` finds `validation`. */
export function stem(word: string): string {
  if (word.endsWith('ss')) return word;
  for (const ending of endings) {
    const cut = word.replace(ending, ending.source === 'ies$' ? 'y' : '');
    if (cut !== word && cut.length >= shortestStem) return cut;
  }
  return word;
}

/** The words of a query, each once, without stop words unless there are no others. */
export function queryWords(query: string): string[] {
  const all = [...new Set(query.split(/\s+/).flatMap((part) => wholeWords(part)))];
  const telling = all.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : all;
}

/**
 * Like {@link words}, but camel-case names stay whole, because a query would require each of their
 * parts.
 */
function wholeWords(text: string): string[] {
  return words(text.toLowerCase());
}

/** Normalizes a name: `Clone buttons` and `cloneButtons` become equal. */
export const nameKey = (name: string): string => words(name.toLowerCase()).join('');
