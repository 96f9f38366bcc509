import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryDir } from '../../website/site/pages.ts';

const run = promisify(execFile);

/** The folders of the published packages and of the stand-ins; other folders there have code that several of them share. */
export const packageFolders = (): readonly string[] =>
  ['packages', 'stand-ins']
    .map((name) => join(repositoryDir, name))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')));

/** Those that the release workflow publishes. Stand-ins are private, because their names are somebody else's. */
export const publishedFolders = (): readonly string[] =>
  packageFolders().filter(
    (folder) => !JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).private,
  );

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
