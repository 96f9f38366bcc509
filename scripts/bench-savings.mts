import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { savings } from '../plugins/savings/index.ts';
import { launchBrowser } from '../tests/browser.ts';
import { buildSite } from '../tests/fixture/build-site.ts';
import { root } from './lib/main.mjs';
import { served } from './lib/served.ts';
import { type Cost, measureCost } from './savings/measure.ts';
import { figuresOf } from './savings/report.ts';

/**
 * Builds the site without each saving of plugins/savings, one at a time, and writes what that costs
 * three pages. Takes about ten minutes on a machine that does nothing else.
 */
const pages = [
  '/docs/intro',
  '/docs/utils/export',
  '/api/react-querybuilder/index/functions/add',
] as const;

async function costsOf(name: string, settings: Readonly<Record<string, string>>) {
  const { folder, exitCode, log } = await buildSite(`savings-${name}`, settings);
  if (exitCode !== 0) throw new Error(`The build of ${name} failed:\n${log}`);
  const browser = await launchBrowser();
  try {
    return await served(folder, async (origin) => {
      const costs: Cost[] = [];
      for (const page of pages) costs.push(await measureCost(browser, origin, page));
      return costs;
    });
  } finally {
    await browser.close();
  }
}

const all = await costsOf('all', {});
const rows: [string, readonly Cost[]][] = [];
for (const saving of savings) {
  rows.push([saving, await costsOf(saving, { SITE_WITHOUT: saving })]);
  console.log(`${saving} measured`);
}
rows.push(['all of them', await costsOf('stock', { SITE_STOCK: 'true' })]);
const text = figuresOf({ pages, all, rows, date: new Date() });
writeFileSync(join(root, 'plugins/savings/figures.md'), text);
console.log(text);
