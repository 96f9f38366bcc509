import { expect, test } from 'vitest';
import { builtSearch, hitsOf } from '../search/built-index.ts';
import { type Question, questions } from '../search/questions.ts';

/** Where an answer must be. */
const amongFirst = 3;

/** Share of the questions that must be answered there. */
const wanted = 0.95;

const client = builtSearch();

async function isAnswered({ query, version, expected }: Question): Promise<boolean> {
  const first = (await hitsOf(client, query, version)).slice(0, amongFirst);
  return first.some(({ url }) => [expected].flat().some((page) => isWithin(url, page)));
}

/** A section is within its page; a page is not within one of its sections. */
const isWithin = (url: string, page: string) => url === page || url.startsWith(`${page}#`);

test('80 questions at least are asked, about four parts of the site', () => {
  expect(questions.length).toBeGreaterThanOrEqual(80);
});

test('95 of 100 questions are answered among the first three hits', async () => {
  const answered = await Promise.all(questions.map(isAnswered));
  const misses = questions.filter((_, index) => !answered[index]);
  const report = misses.map(({ version, query }) => `${version}: ${query}`).join('\n');
  console.log(`${questions.length - misses.length} of ${questions.length} answered\n${report}`);
  expect(misses.length / questions.length, report).toBeLessThanOrEqual(1 - wanted);
});
