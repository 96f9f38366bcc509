import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { engines } from '../../tools/lib/engines.mjs';
import { root } from '../fixture/paths.ts';
import { jobs } from './jobs.ts';
import { openPuppeteer } from './puppeteer.ts';
import type { Reader } from './reader.ts';
import { openWebKit } from './webkit.ts';

type Name = (typeof engines)[number]['name'];

const openers: Readonly<Record<Name, (...programs: string[]) => Promise<Reader>>> = {
  Chromium: (executablePath) => openPuppeteer({ executablePath, args: ['--no-sandbox'] }),
  Firefox: (executablePath) => openPuppeteer({ executablePath, browser: 'firefox' }),
  WebKitGTK: openWebKit,
};

/** The longest time for one job, which may have several slow steps. */
const timeout = 120_000;

/** Declares a test for each job in an engine. Each engine has its own spec file, so that workers share them. */
export function testInEngine(engine: Name): void {
  describe.each(engines.filter(({ name }) => name === engine))('$name', { timeout }, declareJobs);
}

function declareJobs({ name, find, packages }: (typeof engines)[number]): void {
  const programs = find().filter((program) => program !== undefined);
  if (programs.length < packages.length) {
    console.log(`Engine ${name}: not run, because ${packages.join(' or ')} is not installed`);
    test.skip('is not installed');
    return;
  }

  let reader: Reader;
  let start: number;
  beforeAll(async () => {
    start = Date.now();
    reader = await openers[name](...programs);
  }, 30_000);
  afterAll(async () => {
    await reader?.close();
    console.log(
      `Engine ${name}: ${jobs.length} jobs in ${Math.round((Date.now() - start) / 1000)} s`,
    );
  });

  test.for(jobs)('$job', async ({ job, steps, says, needsPrint }, { skip, onTestFailed }) => {
    if (needsPrint && !reader.print) skip();
    const { picture } = reader;
    if (picture) onTestFailed(() => keepPicture(picture, `${name} ${job}`));
    // The next job has its own problems, and may not start in a frame of this one.
    onTestFailed(async () => {
      await reader.leave();
      await reader.takeProblems();
    });
    await reader.resize(1440, 900);
    for (const step of steps) await step(reader, inject('origin'));
    const problems = await reader.takeProblems();
    await reader.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    expect(problems.filter((problem) => !says?.test(problem))).toEqual([]);
  });
}

async function keepPicture(picture: NonNullable<Reader['picture']>, name: string): Promise<void> {
  const folder = join(root, '.cache/e2e/failures');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(' ', '-')}.png`);
  await picture(file);
  console.error(`See ${relative(root, file)}`);
}
