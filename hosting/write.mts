import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readSettings } from '../site.settings.ts';
import { headerRules } from './header-rules.ts';
import { hosts } from './hosts/all.ts';
import { inlineScripts } from './inline-scripts.ts';

/**
 * Writes the files of all hosts for a built site: into the build what hosts read from there, into
 * `deploy/` beside it the rest. Usage: write.mts FOLDER, with the settings of the build.
 */
function main(build: string): void {
  const rules = headerRules({
    settings: readSettings(process.env),
    inlineScripts: inlineScripts(build),
  });
  const folders = { build, deploy: join(dirname(resolve(build)), 'deploy') };
  mkdirSync(folders.deploy, { recursive: true });
  for (const host of hosts) {
    const { folder, name, text } = host(rules);
    writeFileSync(join(folders[folder], name), text);
  }
}

main(process.argv[2] ?? 'build');
