import MiniSearch, { type SearchOptions } from 'minisearch';
import { referenceTag, siteTag } from '../../../site/search-tags';
import { type Concept, conceptsOf } from './concepts';
import { pageOf, type Section } from './types';
import { lettersPerTypo, nameKey, nameRuns, queryWords, stem, swapped, words } from './words';

/** The sections of a page that were found, the best first. */
type Page = readonly [Section, ...Section[]];

/** Finds sections; the same query returns the same sections in the same order. */
export interface Engine {
  /**
   * @param query - What the reader typed, as it is.
   * @returns The pages found, best first. Each comes once, as its best section and those that fit
   *   as well as the best one.
   */
  find(query: string): readonly Page[];
}

/** How much more a word counts in names and first sentences than in the rest of the text. */
const boost = { name: 5, title: 2.5, headings: 1.5, lead: 1.5, text: 1 } as const;

/** Shorter words are the start of too many others. */
const shortestPrefix = 3;

/** How much of a section's score comes from the other sections of its page. */
const pageShare = 0.4;

/** How far a word elsewhere on the page covers the query, compared with one in the section. */
const pageCover = 0.4;

/** How fast the score falls with the words that aren't covered. */
const coverPower = 2;

/** The factor for a name that equals the query. */
const exactName = 4;

/** Another factor if the letter case is the same too, which distinguishes a hook from its type. */
const sameSpelling = 1.5;

/** A section with this many characters explains; a row of a table only mentions. */
const longText = 300;

/** The text of a row of a table is shorter than this, in characters. */
const longestRow = 200;

/** The factor for the start of a page, which introduces all of it. */
const startOfPage = 1.5;

/** The factor for a symbol of the reference, because words lead to an explanation first. */
const symbol = 0.3;

/** What is added to that factor as far as the query is the start of the symbol's name. */
const symbolByName = 0.2;

/** The factor for a row of a table whose name isn't the query, because it mentions what a heading explains. */
const row = 0.7;

/** The factor for pages outside the docs, such as the demo, because the docs explain what they show. */
const outsideDocs = 0.5;

/** The factor for such a page if the query has its address, because it does what the docs describe. */
const tool = 2;

/** The factor for pages about other versions, unless the query is about moving to one. */
const otherVersions = 0.7;

/** The factor for what is deprecated, because something else replaces it. */
const deprecated = 0.3;

/** Sections of one page that can be shown. */
const perPage = 3;

/** The share of the best section's score from which another section of its page is shown too. */
const asGood = 0.95;

/** Sections that are indexed before yielding to the browser. */
const chunkSize = 100;

/** Scores by the number of the section. */
type Scores = ReadonlyMap<number, number>;

/**
 * Creates the index of some sections in the browser, in chunks so that the page stays responsive.
 *
 * @param sections - Their order decides between equal results.
 */
export async function buildEngine(sections: readonly Section[]): Promise<Engine> {
  const index = new MiniSearch<Record<string, string | number>>({
    fields: [...Object.keys(boost), 'runs'],
    tokenize: (text, field) => (field === 'runs' ? nameRuns(text) : words(text)),
    processTerm: stem,
    searchOptions: { boost, fields: Object.keys(boost) },
  });
  await index.addAllAsync(sections.map(documentOf), { chunkSize });
  const names = namesOf(sections);
  const pages = pageNumbers(sections);

  const search = (word: string, options: SearchOptions = {}): Scores =>
    new Map(
      index
        .search(
          // The query is one word already, which must not be cut into parts.
          { queries: [word], tokenize: (text) => [text], ...options },
          // Typos in the first letter are rare, so a word with another one is another word.
          { filter: ({ terms }) => terms.some((term: string) => term[0] === word[0]) },
        )
        .map(({ id, score }) => [id, score]),
    );

  /** Scores of a word, or of what it was meant to be if no section has it. */
  function matches(word: string): Scores {
    const tries = [
      () =>
        higher(
          search(word, { prefix: word.length >= shortestPrefix }),
          search(word, { fields: ['runs'], boost: { runs: boost.name } }),
        ),
      ...swapped(word).map((other) => () => search(other)),
      ...lettersPerTypo
        .filter((letters) => word.length >= letters)
        .map((_, typos) => () => search(word, { fuzzy: typos + 1 })),
    ];
    for (const attempt of tries) {
      const found = attempt();
      if (found.size > 0) return found;
    }
    return new Map();
  }

  return {
    find(query) {
      const matchesOf = memoized(matches);
      const writtenOf = memoized((word) => search(word));
      const concepts = conceptsOf(withoutVersions(query), {
        isKnown: (word) => matchesOf(word).size > 0,
        isWritten: (word) => writtenOf(word).size > 0,
      });
      const found = concepts
        .map((concept) => conceptScores(concept, matchesOf, writtenOf))
        .filter(({ size }) => size > 0);
      const asked: Asked = {
        text: query.trim(),
        key: nameKey(query),
        stems: new Set(queryWords(query).map(stem)),
      };
      const ranked = rank(found, pages).map(({ id, own, withPage }) => {
        const section = sections[id] as Section;
        const factor = weight(section, names[id] as Name, asked);
        const score = withPage * factor;
        return { id, own: own * factor, score: isStart(section) ? score * startOfPage : score };
      });
      return byPage(ranked, pages).map(([best, ...others]) => [
        sections[best] as Section,
        ...others.map((id) => sections[id] as Section),
      ]);
    },
  };
}

/** The first sentence is a field of its own, because it says what the rest is about. */
function documentOf({ trail, text }: Section, id: number) {
  const end = text.search(/[.:!?](?=\s)|\n|$/);
  return {
    id,
    name: trail.at(-1) ?? '',
    runs: trail.at(-1) ?? '',
    title: trail[1] ?? '',
    headings: [trail[0], ...trail.slice(2, -1)].join(' '),
    lead: text.slice(0, end),
    text: text.slice(end),
  };
}

/** The number of each section's page. */
function pageNumbers(sections: readonly Section[]): readonly number[] {
  const numbers = new Map<string, number>();
  return sections.map((section) => {
    const page = pageOf(section);
    const number = numbers.get(page) ?? numbers.size;
    numbers.set(page, number);
    return number;
  });
}

/** The higher of two scores of each section. */
const higher = (one: Scores, other: Scores): Scores =>
  new Map([...one, ...[...other].filter(([id, score]) => score > (one.get(id) ?? 0))]);

function memoized<T>(get: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? get(key);
    known.set(key, value);
    return value;
  };
}

/** The best that one of its alternatives scores, per section. */
function conceptScores(
  { size, alternatives }: Concept,
  matchesOf: (word: string) => Scores,
  writtenOf: (word: string) => Scores,
): Scores {
  const best = new Map<number, number>();
  for (const { words: all, weight: share, isWhole } of alternatives) {
    const sums = new Map<number, readonly number[]>();
    for (const scores of all.map(isWhole ? writtenOf : matchesOf)) {
      for (const [id, score] of scores) sums.set(id, [...(sums.get(id) ?? []), score]);
    }
    for (const [id, scores] of sums) {
      if (isWhole && scores.length < all.length) continue;
      const covered = scores.length / all.length;
      const score = (size * share * sum(scores) * covered ** coverPower) / all.length;
      if (score > (best.get(id) ?? 0)) best.set(id, score);
    }
  }
  return best;
}

interface Ranked {
  readonly id: number;
  /** What the section itself scores. */
  readonly own: number;
  /** What it scores with the help of its page. */
  readonly withPage: number;
}

/** Scores each section that has one of the concepts; rare concepts count more than common ones. */
function rank(found: readonly Scores[], pages: readonly number[]): readonly Ranked[] {
  const rarities = found.map(({ size }) => Math.log(1 + pages.length / size));
  const wanted = sum(rarities);
  const ofPages = found.map((scores) => {
    const best = new Map<number, number>();
    for (const [id, score] of scores) {
      const page = pages[id] as number;
      best.set(page, Math.max(best.get(page) ?? 0, score));
    }
    return best;
  });
  const ids = new Set(found.flatMap((scores) => [...scores.keys()]));
  return [...ids].map((id) => {
    const own = found.map((scores) => scores.get(id) ?? 0);
    const ofPage = ofPages.map((scores) => scores.get(pages[id] as number) ?? 0);
    const score = (scores: readonly number[], cover: (at: number) => number) =>
      sum(scores) * (sum(rarities.map((rarity, at) => rarity * cover(at))) / wanted) ** coverPower;
    const isOwn = (at: number) => (own[at] ? 1 : 0);
    return {
      id,
      own: score(own, isOwn),
      withPage: score(
        own.map((one, at) => one + pageShare * ((ofPage[at] ?? 0) - one)),
        (at) => isOwn(at) || (ofPage[at] ? pageCover : 0),
      ),
    };
  });
}

interface Scored {
  readonly id: number;
  /** What the section itself scores. */
  readonly own: number;
  /** What puts its page in order. */
  readonly score: number;
}

/** What was found of a page. */
type Group = [Scored, ...Scored[]];

/** The sections to show of each page, the best first, in the order of the pages' best scores. */
function byPage(
  ranked: readonly Scored[],
  pages: readonly number[],
): readonly (readonly [number, ...number[]])[] {
  const groups = new Map<number, Scored[]>();
  for (const one of [...ranked].sort((a, b) => b.score - a.score || a.id - b.id)) {
    const page = pages[one.id] as number;
    const group = groups.get(page);
    if (group) group.push(one);
    else groups.set(page, [one]);
  }
  return [...groups.values()].map((group) => {
    const [best, ...others] = group.sort((a, b) => b.own - a.own || a.id - b.id) as Group;
    const good = others.filter(({ own }) => own >= best.own * asGood).slice(0, perPage - 1);
    return [best.id, ...good.map(({ id }) => id)];
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A query as a name: without what people write differently, and as word stems. */
interface Asked {
  readonly text: string;
  readonly key: string;
  readonly stems: ReadonlySet<string>;
}

interface Name {
  readonly text: string;
  readonly key: string;
  /** With the page's title before it, because names such as "Limitations" say nothing without it. */
  readonly keyWithTitle: string;
  readonly stems: readonly string[];
  /** How many sections have this name; the more, the less it says. */
  readonly homonyms: number;
}

function namesOf(sections: readonly Section[]): readonly Name[] {
  const counts = new Map<string, number>();
  for (const { trail } of sections) {
    const key = nameKey(trail.at(-1) ?? '');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return sections.map((section) => nameOf(section, counts));
}

function nameOf({ trail }: Section, counts: ReadonlyMap<string, number>): Name {
  const name = trail.at(-1) ?? '';
  const key = nameKey(name);
  return {
    text: name,
    key,
    homonyms: counts.get(key) ?? 1,
    keyWithTitle: nameKey(`${trail[1]} ${name}`),
    stems: queryWords(name).map(stem),
  };
}

/** The weight of a section itself: its kind, its length, and how much of its name the query has. */
function weight(section: Section, name: Name, asked: Asked): number {
  const { stems } = asked;
  const length = 1 + Math.min(section.text.length, longText) / longText / 2;
  const covered = name.stems.filter((word) => stems.has(word)).length / (name.stems.length || 1);
  return (
    kindWeight(section, name, asked) * length * (1 + covered / 2) * nameWeight(section, name, asked)
  );
}

/** People look for the name that they type, or that they have started to type. */
function nameWeight(section: Section, name: Name, asked: Asked): number {
  if (isNamed(name, asked.key)) {
    const spelling = name.text === asked.text ? sameSpelling : 1;
    return 1 + (exactName * spelling - 1) / Math.sqrt(name.homonyms);
  }
  // Symbols have a factor of their own for it.
  const isStarted = name.key.startsWith(asked.key) && !isSymbol(section);
  return isStarted ? 1 + ((exactName - 1) * asked.key.length) / name.key.length : 1;
}

/** Whether a section has the name that people ask for. */
const isNamed = ({ key, keyWithTitle }: Name, asked: string): boolean =>
  key === asked || keyWithTitle === asked;

/** Pages about other versions: they name what this version doesn't have. */
const isAboutOthers = (url: string): boolean =>
  /\/(?:migrate|not-in-this-version)(?:#|$)/.test(url);

/** Words of a reader who moves from one version to another. */
const isMoving = (key: string): boolean => /migrat|upgrad|v\d/.test(key);

/** A reader who moves names versions, which say where from and where to, but not what to look for. */
const withoutVersions = (query: string): string =>
  /migrat|upgrad/i.test(query) ? query.replace(/\bv?\d+(?:\.\d+)*/gi, '') : query;

const isSymbol = ({ tag }: Section): boolean => tag === referenceTag;

/** A definition in a table is a single name with a short text, below a section. */
const isRow = ({ level, trail, text }: Section): boolean =>
  level > 2 && text.length < longestRow && !trail.at(-1)?.includes(' ');

const isStart = (section: Section): boolean => section.level === 1 && !isSymbol(section);

/** A name whose text says so of itself; other texts name deprecated things among others. */
const isDeprecated = ({ trail, text }: Section): boolean =>
  !trail.at(-1)?.includes(' ') && /\b(?:is|been) deprecated|^deprecated|deprecated name/.test(text);

/** People who type a symbol, or most of it, look for its page in the reference. */
function kindWeight(section: Section, name: Name, { key, stems }: Asked): number {
  if (isSymbol(section)) {
    return symbol + (name.key.startsWith(key) ? (symbolByName * key.length) / name.key.length : 0);
  }
  if (section.tag === siteTag) return stems.has(stem(section.url.slice(1))) ? tool : outsideDocs;
  const version = isAboutOthers(section.url) && !isMoving(key) ? otherVersions : 1;
  const state = isDeprecated(section) ? deprecated : 1;
  return isRow(section) && !isNamed(name, key) ? version * state * row : version * state;
}
