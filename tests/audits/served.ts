import type { Browser } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import { serve } from '../fixture/serve.ts';

/** Serves a folder of `docusaurus build` while a function uses its origin. */
export async function served<Result>(
  folder: string,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const { origin, stop } = await serve(folder);
  try {
    return await use(origin);
  } finally {
    await stop();
  }
}

/** The same with a browser of its own. */
export const visited = <Result>(
  folder: string,
  use: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> =>
  served(folder, async (origin) => {
    const browser = await launchBrowser();
    try {
      return await use(browser, origin);
    } finally {
      await browser.close();
    }
  });
