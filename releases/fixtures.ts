import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixturesInstall, isInstalled } from './installation.mjs';

/** In POSIX notation, for TypeScript. */
export const fixturesDir = fileURLToPath(new URL('./fixtures', import.meta.url)).replaceAll(
  '\\',
  '/',
);

const lockDir = fileURLToPath(new URL('../.cache/samples-install', import.meta.url));

/** Names in `node_modules` with their specifiers in the fixtures' manifest. */
export function readManifest(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(fixturesDir, 'package.json'), 'utf8')).dependencies;
}

/** Two equal hashes mean the same installed packages. */
export function lockfileHash(): string {
  return createHash('sha256')
    .update(readFileSync(join(fixturesDir, 'package-lock.json')))
    .digest('hex');
}

/**
 * Installs the releases that samples are checked against, if their last install is older than their
 * lockfile. If several processes call it at once, one installs and the rest wait.
 *
 * @throws Error if npm fails, for example without a network.
 */
export function ensureFixtures(log: (line: string) => void = () => {}): void {
  if (isInstalled(fixturesDir)) return;

  withLock(() => {
    if (isInstalled(fixturesDir)) return;
    log('Installing the releases that samples are checked against (releases/fixtures) ...');
    install();
  });
}

function install(): void {
  try {
    execFileSync('npm', fixturesInstall, {
      cwd: fixturesDir,
      stdio: ['ignore', 'ignore', 'inherit'],
      // npm is a .cmd file on Windows, which only a shell starts.
      shell: process.platform === 'win32',
    });
  } catch (error) {
    throw new Error(
      'Could not install releases/fixtures. Check the network, then run "npm ci --ignore-scripts" in that folder.',
      { cause: error },
    );
  }
}

/** An older lock is from a process that was stopped. */
const staleLockMs = 5 * 60_000;

/** A folder is the lock, because only one process can make it. */
function withLock(act: () => void): void {
  mkdirSync(dirname(lockDir), { recursive: true });
  while (!makeLock()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
  try {
    act();
  } finally {
    rmSync(lockDir, { recursive: true, force: true });
  }
}

function makeLock(): boolean {
  try {
    mkdirSync(lockDir);
    return true;
  } catch {
    const made = statSync(lockDir, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > staleLockMs) rmSync(lockDir, { recursive: true, force: true });
    return false;
  }
}
