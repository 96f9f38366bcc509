import { apache } from './apache.ts';
import { azure } from './azure.ts';
import { firebase } from './firebase.ts';
import { githubPages } from './github-pages.ts';
import { headersFile } from './headers-file.ts';
import { type HostWriter, json } from './host-file.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** For `npm run serve` and for hosts without a file of their own. */
const table: HostWriter = (rules) => ({
  folder: 'deploy',
  name: 'headers.json',
  text: json(rules),
});

/** The README lists the file of each host. */
export const hosts: readonly HostWriter[] = [
  table,
  headersFile,
  vercel,
  firebase,
  azure,
  githubPages,
  apache,
  nginx,
];
