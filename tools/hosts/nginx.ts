import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryDir } from '../../website/site/pages.ts';
import { canInstall, installCommand } from '../lib/debian.mjs';
import { freePort } from '../lib/port.mjs';

interface Place {
  readonly build: string;
  readonly hosting: string;
  readonly scratch: string;
}

/** Debian's nginx isn't on the PATH of every user. */
const programs = ['nginx', '/usr/sbin/nginx'];

interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx with the whole configuration of the container image; `undefined` if it isn't installed. Throws with
 * its output if it doesn't start.
 */
export async function startNginx(place: Place): Promise<RunningServer | undefined> {
  const program = installed() ?? install();
  if (program === undefined) return undefined;
  const port = await freePort();
  const child = spawn(program, configure(place, port), unprivileged(place));
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      log += data.toString();
    });
  }
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin, child, () => log + logIn(place.scratch));
  return { origin, stop: () => stop(child) };
}

/** Writes the configuration with the folders of this machine, and returns the arguments of nginx. */
function configure({ build, hosting, scratch }: Place, port: number): readonly string[] {
  const file = join(scratch, 'nginx.conf');
  const here: Readonly<Record<string, string>> = {
    '/usr/share/nginx/html': build,
    '/etc/nginx/site.conf': join(hosting, 'nginx.conf'),
    'listen 8080': `listen 127.0.0.1:${port}`,
    '/tmp/': `${scratch}/`,
    '/dev/stderr': join(scratch, 'error.log'),
    '/dev/stdout': join(scratch, 'access.log'),
  };
  // In one pass, because a folder of this machine may start with one of the image's.
  const text = readFileSync(join(repositoryDir, 'deploy/container/nginx.conf'), 'utf8').replace(
    new RegExp(Object.keys(here).join('|'), 'g'),
    (place) => here[place] ?? place,
  );
  writeFileSync(file, text);
  return ['-c', file, '-e', join(scratch, 'error.log'), '-g', 'daemon off;'];
}

const installed = (): string | undefined => programs.find((name) => !spawnSync(name, ['-v']).error);

/** Debian's package, without starting it, if that needs no password. */
function install(): string | undefined {
  if (!canInstall()) return undefined;
  // With this file, Debian doesn't start newly installed services.
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    execFileSync('sh', ['-c', installCommand('nginx-light')], { stdio: 'ignore' });
  } finally {
    if (isOurs) rmSync(policy);
  }
  return installed();
}

/** As in the image; the user who runs it gets the scratch folder. */
function unprivileged({ scratch }: Place): { uid?: number } {
  if (process.getuid?.() !== 0) return {};
  chmodSync(scratch, 0o777);
  return { uid: Number(execFileSync('id', ['-u', 'www-data'], { encoding: 'utf8' })) };
}

function logIn(scratch: string): string {
  const file = join(scratch, 'error.log');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function answers(origin: string, child: ChildProcess, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) break;
    try {
      await fetch(origin);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  child.kill();
  throw new Error(`The server did not start:\n${log()}`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill('SIGTERM');
  });
}
