import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import type { Budget } from '../../budgets.ts';
import { interactive } from '../../fixture/interactive.ts';
import { isForeign } from '../../fixture/problems.ts';

/** A visit is over after this time without a request. */
const quietMs = 1000;

interface LoadedFile {
  readonly url: string;
  readonly kind: Budget['kind'];
  readonly bytes: number;
}

export interface Visit {
  readonly page: string;
  readonly status: number;
  readonly files: readonly LoadedFile[];
  readonly missing: readonly string[];
  readonly foreign: readonly string[];
}

/** Opens a page as a new visitor with an empty cache, and waits until it loads nothing more. */
export async function visit(browser: Browser, origin: string, page: string): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    // By address, because a second request for a file is answered from the browser's cache.
    const requests = new Map<string, Request>();
    const foreign = new Set<string>();
    context.on('request', (request) => {
      const url = request.url();
      if (isForeign(url, origin)) foreign.add(url);
      // A prefetched file that is used is requested twice, and its use counts.
      else if (!isFetchAhead(request)) requests.set(url, request);
    });
    const tab = await context.newPage();
    const response = await tab.goto(origin + page);
    if (response?.ok()) await settle(tab);
    const loads = await Promise.all([...requests.values()].map(load));
    return {
      page,
      status: response?.status() ?? 0,
      files: loads.filter((file) => typeof file === 'object'),
      missing: loads.filter((url) => typeof url === 'string'),
      foreign: [...foreign],
    };
  } finally {
    await context.close();
  }
}

/** The network is also quiet while scripts are parsed, so wait for the start of the application first. */
async function settle(tab: Page): Promise<void> {
  await interactive(tab);
  let lastActivity = Date.now();
  const note = () => {
    lastActivity = Date.now();
  };
  tab.context().on('request', note).on('requestfinished', note).on('requestfailed', note);
  while (Date.now() - lastActivity < quietMs) await tab.waitForTimeout(100);
}

/** Chromium sends a header for `<link rel="prefetch">` and speculation rules. */
function isFetchAhead(request: Request): boolean {
  const headers = request.headers();
  return /prefetch/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);
}

/** Returns the file, its address if it failed to load, or nothing for another type. */
async function load(request: Request): Promise<LoadedFile | string | undefined> {
  const asked = request.resourceType();
  if (!['script', 'stylesheet', 'other'].includes(asked)) return undefined;
  const response = await request.response();
  const kind = asked === 'other' ? kindOfType(response?.headers()['content-type']) : asked;
  if (kind !== 'script' && kind !== 'stylesheet') return undefined;
  if (!response?.ok()) return request.url();
  return { url: request.url(), kind, bytes: brotliSize(await response.body()) };
}

/** Chromium reports no type for a worker's imports. */
function kindOfType(type = ''): Budget['kind'] | undefined {
  return type.startsWith('text/javascript') ? 'script' : undefined;
}

function brotliSize(content: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
