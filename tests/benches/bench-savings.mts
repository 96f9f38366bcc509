import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/main.mjs';
import { savings } from '../../website/features/bundle/build/savings/index.ts';
import { visited } from '../audits/served.ts';
import { buildSite } from '../fixture/build-site.ts';
import { type Cost, measureCost } from './savings/measure.ts';
import { figuresOf } from './savings/report.ts';

/**
 * Builds the site without each saving of website/features/bundle/build/savings, one at a time, and writes what that costs three
 * pages. `build/` stays as it is. It takes about ten minutes on an idle machine.
 */
const pages = [
  '/docs/intro',
  '/docs/utils/export',
  '/api/react-querybuilder/index/functions/add',
] as const;

const costsOf = (folder: string): Promise<readonly Cost[]> =>
  visited(folder, async (browser, origin) => {
    const costs: Cost[] = [];
    for (const page of pages) costs.push(await measureCost(browser, origin, page));
    return costs;
  });

const builds: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ...savings.map((saving) => [saving, { SITE_WITHOUT: saving }] as const),
  ['all of them', { SITE_STOCK: 'true' }],
];
const all = await costsOf(join(root, 'build'));
const rows: [string, readonly Cost[]][] = [];
for (const [name, settings] of builds) {
  const { folder, isOk, log } = await buildSite('savings', settings);
  if (!isOk) throw new Error(`The build without ${name} failed:\n${log}`);
  rows.push([name, await costsOf(folder)]);
  console.log(`without ${name}: measured`);
}
const text = figuresOf({ pages, all, rows, date: new Date() });
writeFileSync(join(root, 'website/features/bundle/build/savings/figures.md'), text);
console.log(text);
