import { githubPages } from './github-pages.ts';
import { headersFile } from './headers-file.ts';
import type { HostWriter } from './host-file.ts';
import { nginx } from './nginx.ts';

/** For `npm run serve` and for hosts without a file of their own. */
const table: HostWriter = (rules) => ({
  folder: 'hosting',
  name: 'headers.json',
  text: `${JSON.stringify(rules, null, 2)}\n`,
});

/** The README lists the file of each host. */
export const hosts: readonly HostWriter[] = [table, headersFile, githubPages, nginx];
