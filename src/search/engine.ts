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

/** Letters per typo: shorter words have too many similar words to be considered misspelled. */
const shortestMistyped = 3;

/** Two swapped letters are two typos. */
const mostTypos = 2;

/** The factor for a name that equals the query. */
const exactName = 4;

/** Another factor if the letter case is the same too, which tells a hook from its type. */
const sameSpelling = 1.5;

/** A section with this many characters explains; a row of a table only mentions. */
const longText = 300;

/** Sections of one page that can be adjacent. The rest come after those of other pages. */
const perPage = 3;

/** Below this number, sections that have only some of the words are added. */
const fewFound = 5;

/** Sections that are indexed before yielding to the browser. */
const chunkSize = 100;

/**
 * Creates the index of some sections in the browser, in chunks so that the page stays responsive.
 *
 * @param sections - Their order decides between equal results.
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
  const names = sections.map(({ trail }) => nameOf(trail.at(-1) ?? ''));

  return {
    find(query) {
      const asked = queryWords(query);
      if (asked.length === 0) return [];
      const whole: Asked = {
        text: query.trim(),
        key: nameKey(query),
        stems: new Set(asked.map(stem)),
      };
      const search = (combineWith: 'AND' | 'OR', typos: number): SearchResult[] =>
        index.search(combination(asked, combineWith, typos), {
          // The query is in words already; its words must not be cut into parts.
          tokenize: (word) => [word],
          boostDocument: (id) => weight(sections[id] as Section, names[id] as Name, whole),
        });
      let found = search('AND', 0);
      for (let typos = 1; found.length === 0 && typos <= mostTypos; typos++) {
        found = search('AND', typos);
      }
      if (found.length < fewFound && asked.length > 1) found = append(found, search('OR', 1));
      return spread(
        found
          .sort((one, other) => other.score - one.score || one.id - other.id)
          .map(({ id }) => sections[id] as Section),
      );
    },
  };
}

/** A query as a name: without what people write differently, and as word stems. */
interface Asked {
  readonly text: string;
  readonly key: string;
  readonly stems: ReadonlySet<string>;
}

interface Name {
  readonly text: string;
  readonly key: string;
  readonly stems: readonly string[];
}

const nameOf = (name: string): Name => ({
  text: name,
  key: nameKey(name),
  stems: queryWords(name).map(stem),
});

/** Matches the query or one of its synonyms. */
function combination(asked: readonly string[], combineWith: 'AND' | 'OR', typos: number): Query {
  const query = (terms: readonly string[]): Query => ({
    combineWith,
    queries: terms.map((term) => ({
      queries: [term],
      prefix: true,
      fuzzy: term.length >= shortestMistyped * typos && typos,
    })),
  });
  return { combineWith: 'OR', queries: [asked, ...rewritten(asked)].map(query) };
}

const table = Object.entries(synonyms).map(([said, meant]) => ({
  said: queryWords(said).map(stem),
  meant: [meant].flat().map(queryWords),
}));

/** The query with words replaced by their synonyms, once per matching row of the table. */
function rewritten(asked: readonly string[]): (readonly string[])[] {
  const stems = asked.map(stem);
  return table
    .filter(({ said }) => said.every((word) => stems.includes(word)))
    .flatMap(({ said, meant }) => {
      const rest = asked.filter((_, index) => !said.includes(stems[index] ?? ''));
      return meant.map((alternative) => [...new Set([...rest, ...alternative])]);
    });
}

/** The weight of a section itself: its kind, its length, and how much of its name the query has. */
function weight(section: Section, name: Name, asked: Asked): number {
  const { text } = section;
  const { key, stems } = asked;
  const exact = name.text === asked.text ? sameSpelling : 1;
  const kind = kindWeight(section, name, asked);
  const length = 1 + Math.min(text.length, longText) / longText / 2;
  const covered = name.stems.filter((word) => stems.has(word)).length / (name.stems.length || 1);
  return kind * length * (1 + covered / 2) * (name.key === key ? exactName * exact : 1);
}

/**
 * People who type a symbol, or its start, look for its page in the reference. People who type words
 * look for an explanation, although many symbols include the same words.
 */
function kindWeight({ tag, level }: Section, name: Name, { key }: Asked): number {
  if (tag.startsWith('docs-api-')) return name.key.startsWith(key) ? 1 : 0.3;
  return level === 1 ? 1.5 : 1;
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

/** Keeps one page from filling the first results: the rest of its sections come last. */
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
