import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pageMeta } from '../website/site/policies.ts';
import { readSettings } from '../website/site/settings.ts';
import { builtPages } from './built-pages.ts';
import { headerRules } from './header-rules.ts';
import { hosts } from './hosts/all.ts';
import { inlineScripts } from './inline-scripts.ts';
import { withPolicy } from './meta-policy.ts';

/**
 * Writes the files of all hosts for a built site, into the build or into `hosting/` next to it, and the policy
 * into the HTML of pages.
 */
function main(build: string): void {
  const settings = readSettings(process.env);
  const pages = builtPages(build);
  const inputs = { settings, inlineScripts: inlineScripts(pages) };
  const rules = headerRules(inputs);
  const folders = { build, hosting: join(dirname(resolve(build)), 'hosting') };
  mkdirSync(folders.hosting, { recursive: true });
  for (const host of hosts) {
    const { folder, name, text } = host(rules);
    writeFileSync(join(folders[folder], name), text);
  }
  // A page that is opened from the disk has no origin, so a policy can't allow its files.
  if (settings.router !== 'browser') return;
  const policy = pageMeta(inputs);
  for (const [page, html] of pages)
    writeFileSync(join(build, page), withPolicy(html, policy, page));
}

main(process.argv[2] ?? 'build');
