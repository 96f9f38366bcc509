import lighthouse from 'lighthouse';
import { launchBrowser } from '../../tests/browser.ts';
import { freePort } from '../lib/port.mjs';
import { categories, type Scores } from './bars.ts';

/** Lighthouse's own advice against the noise of a single run. */
const runs = 3;

/**
 * Rates pages with Lighthouse's defaults for a phone, each in a new profile.
 *
 * @returns The median of each category by page.
 * @throws Error when Lighthouse cannot open a page; the message is its own.
 */
export async function medianScores(
  origin: string,
  pages: readonly string[],
): Promise<ReadonlyMap<string, Scores>> {
  const medians = new Map<string, Scores>();
  for (const page of pages) {
    const scores: Scores[] = [];
    for (let run = 0; run < runs; run++) scores.push(await rate(origin + page));
    const median = (category: keyof Scores) =>
      scores.map((it) => it[category]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
    medians.set(page, byCategory(median));
  }
  return medians;
}

const byCategory = (score: (category: keyof Scores) => number) =>
  Object.fromEntries(categories.map((it) => [it, score(it)])) as unknown as Scores;

async function rate(address: string): Promise<Scores> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    for (const audit of Object.values(result.lhr.audits)) {
      const isFault = audit.score === 0 && audit.scoreDisplayMode === 'binary';
      if (isFault) console.log(`${address}: ${audit.id}: ${audit.title}`);
    }
    const score = (category: string) =>
      Math.round((result.lhr.categories[category]?.score ?? 0) * 100);
    return byCategory(score);
  } finally {
    await browser.close();
  }
}
