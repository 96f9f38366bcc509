import { describe, expect, test } from 'vitest';
import { assistantQuestions } from '../search/assistant-questions.ts';
import { builtSearch, hitsOf } from '../search/built-index.ts';
import { issueQuestions } from '../search/issue-questions.ts';
import type { Question } from '../search/question.ts';
import { questions } from '../search/questions.ts';
import { renamedSections } from '../search/renamed-sections.ts';
import { untunedQuestions } from '../search/untuned-questions.ts';

/** Places within which an answer counts. */
const places = [1, 3, 5] as const;

/**
 * The lowest share of the questions that must be answered within 1, 3, and 5 places. Those of all parts but the
 * first are what was measured, less two in a hundred.
 */
const parts = [
  { name: 'tuned', asked: questions, floors: [0.78, 0.95, 0.96] },
  { name: 'untuned', asked: untunedQuestions, floors: [0.73, 0.89, 0.91] },
  { name: 'issues', asked: issueQuestions, floors: [0.81, 0.98, 0.98] },
  { name: 'assistants', asked: assistantQuestions, floors: [0.7, 0.85, 0.95] },
] as const;

/** Milliseconds for one part; the index of each version is made first. */
const longest = 120_000;

const client = builtSearch();

/** The place of the answer to a question, from 1; `Infinity` when it isn't on the first page of hits. */
async function rankOf({ query, version, expected }: Question): Promise<number> {
  const hits = await hitsOf(client, query, version);
  const at = hits.findIndex(({ url }) => expected.some((page) => isWithin(url, page)));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

/** A section is within its page; a page is not within one of its sections. */
const isWithin = (url: string, page: string) => url === page || url.startsWith(`${page}#`);

test('at least 250 questions are asked, and at least 120 of them are only measured', () => {
  expect(questions.length + untunedQuestions.length).toBeGreaterThanOrEqual(250);
  expect(untunedQuestions.length).toBeGreaterThanOrEqual(120);
});

test('no question is in both parts', () => {
  const keyOf = ({ version, query }: Question) => `${version} ${query.toLowerCase()}`;
  const tuned = new Set(questions.map(keyOf));
  expect(untunedQuestions.map(keyOf).filter((key) => tuned.has(key))).toEqual([]);
});

describe.each(parts)('the $name questions', ({ name, asked, floors }) => {
  test('are answered among the first hits', { timeout: longest }, async () => {
    const ranks = await Promise.all(asked.map(rankOf));
    const share = (place: number) => ranks.filter((rank) => rank <= place).length / asked.length;
    const misses = asked
      .map((question, at) => ({ ...question, rank: ranks[at] ?? 0 }))
      .filter(({ rank }) => rank > places[1])
      .map(
        ({ version, query, rank, expected: [page] }) => `${rank}. ${version}: ${query} (${page})`,
      )
      .join('\n');
    const shares = places.map((place) => `${(100 * share(place)).toFixed(1)} %`);
    console.log(`${name}: ${shares.join(', ')} of ${asked.length} within 1, 3, and 5`);
    console.log(`${name}, not among the first three:\n${misses}`);
    places.forEach((place, at) => {
      const within = `${name}, within ${place}\n${misses}`;
      expect(share(place), within).toBeGreaterThanOrEqual(floors[at] ?? 1);
    });
  });
});

test('renamed sections are found by both names', { timeout: longest }, async () => {
  const asked = renamedSections();
  expect(asked.length).toBeGreaterThan(400);
  const ranks = await Promise.all(asked.map(rankOf));
  const missed = asked.filter((_, at) => (ranks[at] ?? 0) > places[2]);
  expect(missed.map(({ query }) => query)).toEqual([]);
});
