/** Letters that a word needs for one typo and for two: shorter words have too many neighbors. */
export const lettersPerTypo = [4, 9] as const;

/** Stop words. They don't include the names of operators, such as `between`. */
export const stopWords: ReadonlySet<string> = new Set(
  'a about also although an and anything are as be because by can could couldn do does doesn don even for from has have how i if into is it its me my of on or otherwise our s so something such t than that the their them then there these they this those though to too use using was we what when where which while why will with you your'.split(
    ' ',
  ),
);

const endings = [/ies$/, /ing$/, /ed$/, /es$/, /s$/, /e$/];

const shortestStem = 4;

/**
 * Splits a text into words: runs of letters and digits of any script, in lower case and without
 * accents. A name in camel case comes whole and then in parts; a name with hyphens, such as a class,
 * comes in parts and then as one. A name with a dollar sign, such as an operator of MongoDB, comes
 * with it and without.
 */
export function words(text: string): string[] {
  return namesIn(text).flatMap((name) => {
    const runs = plainRuns(name);
    const found = runs.flatMap((run) => {
      const parts = camelParts(run);
      return parts.length > 1 || run.startsWith('$') ? [run, ...parts] : [run];
    });
    return (runs.length > 1 ? [...found, runs.join('')] : found).map((word) => word.toLowerCase());
  });
}

/** Longest run of parts of a name that finds it, in parts. */
const longestRun = 4;

/**
 * The runs of parts in a name, as one word each: `getFieldNames` has `FieldName` in it, and `Query tools` is
 * `queryTools`.
 */
export function nameRuns(name: string): string[] {
  const parts = namesIn(name)
    .flatMap(camelParts)
    .map((part) => part.toLowerCase());
  return parts.flatMap((_, from) =>
    parts
      .slice(from + 1, from + longestRun)
      .map((_, more) => parts.slice(from, from + more + 2).join('')),
  );
}

/** Runs of letters and digits, and what hyphens and underscores connect. */
const compound = /\$?[\p{L}\p{N}\p{M}]+(?:[-_]+[\p{L}\p{N}\p{M}]+)*/gu;

const namesIn = (text: string): readonly string[] => text.normalize('NFKD').match(compound) ?? [];

const plainRuns = (name: string): readonly string[] =>
  name
    .replace(/\p{M}/gu, '')
    .split(/[-_]+/)
    .filter((run) => run !== '');

/** The parts of a name in camel case: `parseSQL` has `parse` and `SQL`. */
export const camelParts = (name: string): readonly string[] =>
  name.match(/\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}]+\p{N}*|\p{N}+/gu) ?? [];

/** The stem of a word, so that `buttons` finds `button` and `validating` finds `validation`. */
export function stem(word: string): string {
  if (word.endsWith('ss')) return word;
  for (const ending of endings) {
    const cut = word.replace(ending, ending.source === 'ies$' ? 'y' : '');
    if (cut !== word && cut.length >= shortestStem) return cut;
  }
  return word;
}

/** The words of a query as they are typed, each once, without stop words unless there are no others. */
export function typedWords(query: string): string[] {
  const all = new Map(runsOf(query).map((run) => [run.toLowerCase(), run]));
  const telling = [...all].filter(([word]) => !stopWords.has(word));
  return (telling.length > 0 ? telling : [...all]).map(([, run]) => run);
}

/** Like {@link typedWords}, in lower case. Camel-case names stay whole. */
export const queryWords = (query: string): string[] =>
  typedWords(query).map((word) => word.toLowerCase());

const runsOf = (text: string): readonly string[] => namesIn(text).flatMap(plainRuns);

/** Normalizes a name: `Clone buttons` and `cloneButtons` become equal. */
export const nameKey = (name: string): string => runsOf(name).join('').toLowerCase();

/** A word with each pair of neighboring letters swapped, which is the most common typo. */
export const swapped = (word: string): readonly string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
