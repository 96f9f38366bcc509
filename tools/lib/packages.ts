import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryDir } from '../../website/site/pages.ts';

const run = promisify(execFile);
const packages = join(repositoryDir, 'packages');

/** The folders of the packages that the release workflow publishes. */
export const publishedFolders = (): readonly string[] =>
  readdirSync(packages)
    .map((name) => join(packages, name))
    .filter((folder) => existsSync(join(folder, 'package.json')));

/** What a command printed before it failed, or why it couldn't run. */
export function failureOf(error: unknown): string {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  return `${stdout}${stderr}` || String(error);
}

/** Builds and packs a package, and returns the archive's path. Throws npm's error, with its output. */
export async function pack(folder: string, destination: string): Promise<string> {
  await run('npm', ['run', '--silent', 'build'], { cwd: folder });
  const args = ['pack', '--silent', '--pack-destination', destination];
  const { stdout } = await run('npm', args, { cwd: folder });
  return join(destination, stdout.trim());
}
