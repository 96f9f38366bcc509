import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { main } from '../../tools/lib/main.mjs';
import { Progress } from '../../tools/lib/progress.mjs';
import { interactive } from '../fixture/interactive.ts';
import { buildFolder, root } from '../fixture/paths.ts';
import { pageKinds } from '../kinds.ts';
import { visited } from './served.ts';

/** The windows, which show the start of a page. */
const windows = [
  { width: 1440, height: 1200 },
  { width: 390, height: 1599 },
] as const;

const modes = ['light', 'dark'] as const;

const kinds = pageKinds.filter(({ leaves }) => !leaves);

/** Width of a picture and number of columns, by the width of the window. */
const grids = { 1440: { width: 480, columns: 6 }, 390: { width: 240, columns: 10 } } as const;

type Window = (typeof windows)[number];

const progress = new Progress();

await main(progress, async () => {
  const folder = resolve(process.argv[2] ?? join(root, '.cache', 'sheets'));
  mkdirSync(folder, { recursive: true });
  await visited(buildFolder, async (browser, origin) => {
    const sheets = windows.map((window) => sheetsOf(browser, origin, window, folder));
    for (const file of (await Promise.all(sheets)).flat()) progress.line(relative(root, file));
  });
});

/** Makes a picture of all kinds of pages in each color mode. */
async function sheetsOf(browser: Browser, origin: string, window: Window, folder: string) {
  const figures = Object.fromEntries(modes.map((mode) => [mode, '']));
  for (const { name, address } of kinds) {
    const page = await browser.newPage({ viewport: window, reducedMotion: 'reduce' });
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await interactive(page);
    for (const mode of modes) {
      await page.emulateMedia({ colorScheme: mode });
      await page.waitForSelector(`html[data-theme=${mode}]`, { state: 'attached' });
      const picture = await page.screenshot({ animations: 'disabled', type: 'jpeg' });
      figures[mode] +=
        `<figure>${name}<img src="data:image/jpeg;base64,${picture.toString('base64')}"></figure>`;
    }
    await page.context().close();
  }
  const { width, columns } = grids[window.width];
  const files: string[] = [];
  for (const mode of modes) {
    const sheet = await browser.newPage({ viewport: { width: columns * (width + 8), height: 1 } });
    await sheet.setContent(
      `<style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:8px}` +
        `figure{margin:0;font:12px sans-serif}img{display:block;width:100%}</style>${figures[mode]}`,
    );
    files.push(join(folder, `${mode}-${window.width}.png`));
    await sheet.screenshot({ path: files.at(-1), fullPage: true });
    await sheet.context().close();
  }
  return files;
}
