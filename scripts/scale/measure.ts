import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { visited } from '../lib/served.ts';
import { medianOf } from '../lib/summary.ts';
import { visit } from '../size/measure.ts';
import type { Setting } from './site.ts';

interface BuildFigures {
  readonly wallSeconds: number;
  /** Of all threads. */
  readonly processorSeconds: number;
  /** Peak memory. */
  readonly megabytes: number;
}

/** Bytes are compressed with brotli 11. */
interface PageFigures {
  readonly mainScript: number;
  readonly runtimeScript: number;
  readonly scripts: number;
  readonly html: number;
  /** From the start of the visit, with the processor slowed down four times. */
  readonly hydratedMs: number;
}

export interface Figures extends BuildFigures, PageFigures {
  readonly pages: number;
  readonly setting: Setting;
}

const slowDown = 4;
const visits = 5;

/** Builds the site of a folder and visits a page. Throws with the build's output when it fails. */
export async function measureSite(
  folder: string,
  page: string,
): Promise<BuildFigures & PageFigures> {
  const built = await build(folder);
  const dist = join(folder, 'build');
  return { ...built, ...(await measurePage(dist, page)) };
}

const measurePage = (dist: string, page: string): Promise<PageFigures> =>
  visited(dist, async (browser, origin) => {
    const { files } = await visit(browser, origin, page);
    const scripts = files.filter(({ kind }) => kind === 'script');
    const times: number[] = [];
    for (let count = 0; count < visits; count++) {
      times.push(await hydration(browser, origin + page));
    }
    return {
      mainScript: sizeOf(dist, /^main\.[0-9a-f]{8}\.js$/),
      runtimeScript: sizeOf(dist, /^runtime~main\./),
      scripts: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      html: brotliCompressSync(readFileSync(join(dist, `${page}.html`))).length,
      hydratedMs: medianOf(times),
    };
  });

export function build(folder: string): Promise<BuildFigures> {
  const script = fileURLToPath(new URL('build.mjs', import.meta.url));
  return new Promise((resolve, reject) => {
    const child = fork(script, [folder], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (figures) => resolve(figures as BuildFigures));
    child.once('exit', (code) => reject(new Error(`Building ${folder} ended with code ${code}.`)));
  });
}

function sizeOf(dist: string, pattern: RegExp): number {
  const folder = join(dist, 'assets/js');
  const file = readdirSync(folder).find((name) => pattern.test(name));
  if (!file) throw new Error(`${folder} has no file like ${pattern}.`);
  return brotliCompressSync(readFileSync(join(folder, file))).length;
}

/** Milliseconds until Docusaurus marks the page as hydrated. */
async function hydration(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await tab.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (document.documentElement.dataset.hasHydrated !== 'true') return;
        observer.disconnect();
        performance.mark('hydrated');
      });
      observer.observe(document, { attributes: true, subtree: true });
    });
    await tab.goto(address);
    const time = await tab.waitForFunction(
      () => performance.getEntriesByName('hydrated')[0]?.startTime,
    );
    return (await time.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}
