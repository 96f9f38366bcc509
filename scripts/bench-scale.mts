import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { versions } from '../site/versions.ts';
import { type Figures, measureSite } from './scale/measure.ts';
import { reportScale } from './scale/report.ts';
import { type Setting, settings, writeSite } from './scale/site.ts';

/**
 * Builds sites of growing size with this site's settings and with Docusaurus's own, and prints what the build
 * and a page of each cost. It isn't a gate, because the figures depend on the machine. All sizes take about
 * half an hour on two cores; `--sizes 500,2000` chooses others, and `--settings site` skips Docusaurus's own
 * settings. A sidebar has 60 links, about as many as this site's: most pages of a large site, such as those
 * of an API reference, aren't in one. `--linked 1400` makes sidebars longer.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '500,2000,8000' },
    settings: { type: 'string', default: settings.join() },
    linked: { type: 'string', default: '60' },
  },
});
const sizes = values.sizes.split(',').map(Number);
if (!sizes.every((size) => Number.isInteger(size) && size >= 60)) {
  console.error(
    `--sizes is "${values.sizes}". Set it to page counts of at least 60, e.g. 500,2000.`,
  );
  process.exit(1);
}
const linked = Number(values.linked);
if (!Number.isInteger(linked) || linked < 1) {
  console.error(`--linked is "${values.linked}". Set it to the links of a sidebar, e.g. 60.`);
  process.exit(1);
}
const chosen = values.settings.split(',');
if (!chosen.every((name): name is Setting => settings.some((setting) => setting === name))) {
  console.error(`--settings is "${values.settings}". Set it to ${settings.join(' or ')}.`);
  process.exit(1);
}

const figures: Figures[] = [];
for (const pages of sizes) {
  for (const setting of chosen) {
    const folder = join('.cache', 'bench-scale', `${setting}-${pages}`);
    const pagesIn = () => Math.floor(pages / versions.length);
    const page = writeSite(folder, { pagesIn, linked, setting });
    figures.push({ pages, setting, ...(await measureSite(folder, page)) });
    console.log(`${reportScale(figures)}\n`);
  }
}
