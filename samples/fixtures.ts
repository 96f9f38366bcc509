import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder with the installed releases, in POSIX notation as TypeScript wants it. */
export const fixturesDir = fileURLToPath(new URL('./fixtures', import.meta.url)).replaceAll(
  '\\',
  '/',
);

const modulesDir = join(fixturesDir, 'node_modules');
const stampFile = join(modulesDir, '.samples-stamp');

/** The installed packages: name in `node_modules` to the specifier in the fixtures' manifest. */
export function readManifest(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(fixturesDir, 'package.json'), 'utf8')).dependencies;
}

/** Hash of the fixtures' lockfile: two equal hashes mean the same installed packages. */
export function lockfileHash(): string {
  return createHash('sha256')
    .update(readFileSync(join(fixturesDir, 'package-lock.json')))
    .digest('hex');
}

/**
 * Installs the releases that samples are checked against, from their own lockfile. Does nothing
 * when the installed tree was made from that lockfile.
 *
 * @param log - Receives a line when an installation starts.
 * @throws Error when npm fails, for example without a network.
 */
export function ensureFixtures(log: (line: string) => void = () => {}): void {
  const wanted = lockfileHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;

  log('Installing the releases that samples are checked against (samples/fixtures) ...');
  try {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: fixturesDir,
      stdio: ['ignore', 'ignore', 'inherit'],
      // npm is a .cmd file on Windows, which only a shell starts.
      shell: process.platform === 'win32',
    });
  } catch (error) {
    throw new Error(
      'Could not install samples/fixtures. Check the network, then run "npm ci --ignore-scripts" in that folder.',
      { cause: error },
    );
  }
  writeFileSync(stampFile, wanted);
}
