import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryDir } from '../../site/pages.ts';
import { latest } from '../../site/versions.ts';
import type { Facts } from '../../src/components/LibraryFacts/facts.ts';

export function libraryFacts(): Facts {
  const manifest = join(repositoryDir, 'node_modules/react-querybuilder/package.json');
  const { license } = JSON.parse(readFileSync(manifest, 'utf8'));
  const script = join(repositoryDir, 'plugins/installed-releases/builder-size.mjs');
  const bytes = execFileSync(process.execPath, [script], { cwd: repositoryDir, encoding: 'utf8' });
  return { license, react: latest.react, kilobytes: Math.round(Number(bytes) / 1000) };
}
