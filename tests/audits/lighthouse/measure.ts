import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { root } from '../../../tools/lib/main.mjs';
import { medianOf } from '../../../tools/lib/median.ts';
import { freePort } from '../../../tools/lib/port.mjs';
import { launchBrowser } from '../../browser.ts';
import { categories, type Scores } from './bars.ts';

/** Lighthouse recommends several runs against noise. */
const runs = 3;

/** The median score by category and page, with Lighthouse's defaults for a phone and new profiles. */
export async function medianScores(
  origin: string,
  pages: readonly string[],
): Promise<ReadonlyMap<string, Scores>> {
  const medians = new Map<string, Scores>();
  for (const page of pages) {
    const scores: Scores[] = [];
    for (let run = 0; run < runs; run++) scores.push(await rate(origin + page));
    medians.set(
      page,
      byCategory((category) => medianOf(scores.map((it) => it[category]))),
    );
  }
  return medians;
}

const byCategory = (score: (category: keyof Scores) => number) =>
  Object.fromEntries(categories.map((it) => [it, score(it)])) as unknown as Scores;

async function rate(address: string): Promise<Scores> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await report(address, port);
    for (const audit of Object.values(result.audits)) {
      const isFault = audit.score === 0 && audit.scoreDisplayMode === 'binary';
      if (isFault) console.log(`${address}: ${audit.id}: ${audit.title}`);
    }
    const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
    return byCategory(score);
  } finally {
    await browser.close();
  }
}

const program = join(root, 'node_modules/lighthouse/cli/index.js');
const mostOutput = 64 * 2 ** 20;

/** A process without tsx, whose helpers Lighthouse's functions would miss in a page. */
async function report(address: string, port: number): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      address,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join()}`,
    ],
    { maxBuffer: mostOutput },
  );
  return JSON.parse(stdout) as Result;
}
