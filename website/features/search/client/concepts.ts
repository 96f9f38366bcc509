import { meaningsByPhrase } from './synonyms';
import { camelParts, queryWords, stem, typedWords } from './words';

/** One way to say a thing: all of its words count. */
interface Alternative {
  readonly words: readonly string[];
  /** How much a match counts, from 0 to 1; the reader's own words count fully. */
  readonly weight: number;
  /** Whether all of the words are required, as they are, because some of them alone mean something else. */
  readonly isWhole: boolean;
}

/** One of the things that a query asks for, and what the pages may call it. */
export interface Concept {
  /** How many of the query's words it replaces. */
  readonly size: number;
  readonly alternatives: readonly Alternative[];
}

/** What the pages call a thing counts less than what the reader calls it. */
const synonymWeight = 0.9;

interface Row {
  readonly said: readonly string[];
  readonly meant: readonly (readonly string[])[];
}

/** Longest phrases first, because `date picker` says more than `date`. */
const rows: readonly Row[] = [...meaningsByPhrase]
  .map(([said, meant]) => ({ said: queryWords(said).map(stem), meant: meant.map(queryWords) }))
  .sort((one, other) => other.said.length - one.said.length);

/** What the pages have of a word. */
export interface Vocabulary {
  /** Whether they have it, or one that is almost the same. */
  readonly isKnown: (word: string) => boolean;
  /** Whether they have exactly this one. */
  readonly isWritten: (word: string) => boolean;
}

/**
 * Splits a query into the things that it asks for: a phrase of the table of synonyms is one, so are
 * two words that the pages write as one, and so is each of the other words.
 *
 * @param query - What the reader typed.
 * @param vocabulary - Of the pages.
 */
export function conceptsOf(query: string, { isKnown, isWritten }: Vocabulary): readonly Concept[] {
  const typed = typedWords(query);
  const asked = typed.map((word) => word.toLowerCase());
  const stems = asked.map(stem);
  const taken = new Set<number>();
  const concepts: Concept[] = [];
  const take = (places: readonly number[], others: readonly Alternative[]) => {
    for (const place of places) taken.add(place);
    const own = places.map((place) => asked[place] ?? '');
    const joined = own.join('');
    concepts.push({
      size: own.length,
      alternatives: [
        { words: own, weight: 1, isWhole: false },
        ...(own.length > 1 && isWritten(joined)
          ? [{ words: [joined], weight: 1, isWhole: true }]
          : []),
        ...others,
      ],
    });
  };
  for (const { said, meant } of rows) {
    const places = said.map((word) => stems.findIndex((one, at) => one === word && !taken.has(at)));
    if (said.length > 1 && !places.includes(-1)) take(places, meant.map(synonym));
  }
  asked.forEach((word, at) => {
    if (taken.has(at)) return;
    const next = asked[at + 1];
    if (next && !taken.has(at + 1) && isWritten(word + next)) take([at, at + 1], []);
    else take([at], [...meaningsOf(stems[at] ?? ''), ...partsOf(typed[at] ?? '', isKnown)]);
  });
  return concepts;
}

const synonym = (words: readonly string[]): Alternative => ({
  words,
  weight: synonymWeight,
  isWhole: true,
});

const meaningsOf = (word: string): readonly Alternative[] =>
  rows.find(({ said }) => said.length === 1 && said[0] === word)?.meant.map(synonym) ?? [];

/** A name in camel case that the pages don't have may still be made of their words. */
function partsOf(word: string, isKnown: Vocabulary['isKnown']): readonly Alternative[] {
  const parts = camelParts(word).map((part) => part.toLowerCase());
  return parts.length > 1 && !isKnown(word.toLowerCase())
    ? [{ words: parts, weight: synonymWeight, isWhole: false }]
    : [];
}
