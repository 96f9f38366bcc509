import { versions } from '../releases/versions.ts';
import { formerAnchors } from '../website/site/former-anchors.ts';
import { checkLinks } from './links/check.ts';
import { checkFormerAnchors } from './links/former-anchors.ts';
import publicAnchors from './links/public-anchors.json' with { type: 'json' };
import { checkPublicAnchors } from './links/public-anchors.ts';
import { readSite } from './links/read-site.ts';
import { reportLinks } from './links/report.ts';

const site = readSite('build');
const basePaths = Object.fromEntries(
  versions.map(({ name, path }) => [name === 'current' ? 'next' : name, path]),
);
const problems = [
  ...checkLinks(site),
  ...checkPublicAnchors(site, publicAnchors, basePaths),
  ...checkFormerAnchors(site, formerAnchors, Object.values(basePaths)),
];
console.log(reportLinks(site, problems));
if (problems.length > 0) process.exitCode = 1;
