import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { launchBrowser } from '../../tests/browser.ts';
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
    const median = (category: (typeof categories)[number]) =>
      scores.map((it) => it[category]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
    medians.set(
      page,
      Object.fromEntries(categories.map((it) => [it, median(it)])) as Record<keyof Scores, number>,
    );
  }
  return medians;
}

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
    return Object.fromEntries(categories.map((it) => [it, score(it)])) as Record<
      keyof Scores,
      number
    >;
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
