import { checkLinks } from './links/check.ts';
import { readSite } from './links/read-site.ts';
import { reportLinks } from './links/report.ts';

/** `npm run check:links`: checks every link of `build/`. */
const started = performance.now();
const site = readSite('build');
const { text, failed } = reportLinks(site, checkLinks(site), performance.now() - started);
console.log(text);
if (failed) process.exitCode = 1;
