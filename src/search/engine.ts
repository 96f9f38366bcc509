import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { synonyms } from './synonyms';
import type { Section } from './types';
import { nameKey, queryWords, stem, words } from './words';

/** Finds sections; the same query gives the same sections in the same order. */
export interface Engine {
  /**
   * @param query - What the reader typed, as it is.
   * @returns All sections found, best first.
   */
  find(query: string): readonly Section[];
}

/** How much more a word counts in a section's own name than in its text. */
const boost = { name: 8, title: 3, headings: 2, text: 1 } as const;

/** Shorter words have too many neighbours to take them for mistyped ones. */
const shortestMistyped = 4;

/** A name that is the query counts this much more, that of a page twice. */
const exactName = 4;

/** Sections of one page that may stand together; others come after those of other pages. */
const perPage = 3;

/** Below this number, sections that have only some of the words are added. */
const fewFound = 5;

/** Sections that are added to the index between two turns of the browser. */
const chunkSize = 100;

/**
 * Makes the index of some sections, in the browser and in steps so that the page keeps answering.
 *
 * @param sections - In the order that decides between equals.
 */
export async function buildEngine(sections: readonly Section[]): Promise<Engine> {
  const index = new MiniSearch<Record<string, string | number>>({
    fields: Object.keys(boost),
    tokenize: words,
    processTerm: stem,
    searchOptions: { boost },
  });
  const documents = sections.map(({ trail, text }, id) => ({
    id,
    name: trail.at(-1) ?? '',
    title: trail[1] ?? '',
    headings: [trail[0], ...trail.slice(2, -1)].join(' '),
    text,
  }));
  await index.addAllAsync(documents, { chunkSize });
  const keys = sections.map(({ trail }) => nameKey(trail.at(-1) ?? ''));

  return {
    find(query) {
      const asked = queryWords(query);
      if (asked.length === 0) return [];
      const key = nameKey(query);
      const search = (combineWith: 'AND' | 'OR', fuzzy: boolean): SearchResult[] =>
        index.search(combination(asked, combineWith, fuzzy), {
          // The query is in words already; its words must not be cut into parts.
          tokenize: (word) => [word],
          boostDocument: (id) => weight(sections[id], keys[id], key),
        });
      let found = search('AND', false);
      if (found.length === 0) found = search('AND', true);
      if (found.length < fewFound && asked.length > 1) found = append(found, search('OR', true));
      return spread(
        found
          .sort((one, other) => other.score - one.score || one.id - other.id)
          .map(({ id }) => sections[id] as Section),
      );
    },
  };
}

/** What is asked, or what its synonyms ask. */
function combination(asked: readonly string[], combineWith: 'AND' | 'OR', fuzzy: boolean): Query {
  const query = (terms: readonly string[]): Query => ({
    combineWith,
    queries: terms.map((term) => ({
      queries: [term],
      prefix: true,
      fuzzy: fuzzy && term.length >= shortestMistyped ? 1 : false,
    })),
  });
  return { combineWith: 'OR', queries: [asked, ...rewritten(asked)].map(query) };
}

const table = Object.entries(synonyms).map(([said, meant]) => ({
  said: queryWords(said).map(stem),
  meant: queryWords(meant),
}));

/** The query with words of the table of synonyms replaced, once per row that fits. */
function rewritten(asked: readonly string[]): (readonly string[])[] {
  const stems = asked.map(stem);
  return table
    .filter(({ said }) => said.every((word) => stems.includes(word)))
    .map(({ said, meant }) => [
      ...new Set([...asked.filter((_, index) => !said.includes(stems[index] ?? '')), ...meant]),
    ]);
}

function weight(section: Section | undefined, key: string | undefined, asked: string): number {
  if (!section) return 1;
  const ofPage = section.level === 1;
  if (key === asked) return exactName * (ofPage ? 2 : 1);
  return ofPage ? 1.5 : 1;
}

/** Sections that have all words stay before those that have some. */
function append(all: readonly SearchResult[], some: readonly SearchResult[]): SearchResult[] {
  const known = new Set(all.map(({ id }) => id));
  const lowest = Math.min(...all.map(({ score }) => score));
  const rest = some.filter(({ id }) => !known.has(id));
  const highest = Math.max(...rest.map(({ score }) => score));
  const scale = all.length > 0 && highest > 0 ? lowest / highest / 2 : 1;
  return [...all, ...rest.map((result) => ({ ...result, score: result.score * scale }))];
}

/** Lets no page fill the first results: what is beyond its share comes last, in order. */
function spread(sections: readonly Section[]): Section[] {
  const counts = new Map<string, number>();
  const first: Section[] = [];
  const last: Section[] = [];
  for (const section of sections) {
    const page = section.url.replace(/#.*/, '');
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    (count > perPage ? last : first).push(section);
  }
  return [...first, ...last];
}
