import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryDir } from '../../website/site/pages.ts';
import { canInstall, installCommand } from '../lib/debian.mjs';
import { freePort } from '../lib/port.mjs';

export interface ServerKind {
  readonly name: string;
  /** Candidates; the first that exists is run. */
  readonly programs: readonly string[];
  /** Debian's package, if the check should install it. */
  readonly debianPackage?: string;
  /** The user that runs it, if this process may choose. Default: the current user. */
  readonly user?: string;
  /** Writes a configuration in `place.scratch`, and returns the arguments for a server in the foreground. */
  readonly configure: (place: Place) => readonly string[];
}

interface Place {
  readonly build: string;
  readonly hosting: string;
  readonly scratch: string;
  readonly port: number;
}

const isRoot = process.getuid?.() === 0;

const nginx: ServerKind = {
  name: 'nginx',
  programs: ['nginx', '/usr/sbin/nginx'],
  debianPackage: 'nginx-light',
  configure: ({ build, hosting, scratch, port }) => {
    const file = join(scratch, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      file,
      `${isRoot ? 'user root;' : ''}
daemon off;
pid ${scratch}/nginx.pid;
error_log ${scratch}/error.log;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${scratch}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${build};
    include ${hosting}/nginx.conf;
  }
}
`,
    );
    return ['-p', scratch, '-c', file, '-e', join(scratch, 'error.log')];
  },
};

/** The whole configuration of the container image, with the folders of this machine. */
const container: ServerKind = {
  ...nginx,
  name: 'nginx, as in the container',
  user: 'www-data',
  configure: ({ build, hosting, scratch, port }) => {
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
  },
};

export const serverKinds: readonly ServerKind[] = [nginx, container];

export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server; `undefined` if it isn't installed. Throws with its output if it doesn't start. */
export async function startServer(
  kind: ServerKind,
  place: Omit<Place, 'port'>,
): Promise<RunningServer | undefined> {
  const program = installed(kind) ?? install(kind);
  if (program === undefined) return undefined;
  const port = await freePort();
  const child = spawn(program, kind.configure({ ...place, port }), runAs(kind, place));
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

const installed = ({ programs }: ServerKind): string | undefined =>
  programs.find((name) => !spawnSync(name, ['-v']).error);

/** Debian's package, without starting it, if that needs no password. */
function install(kind: ServerKind): string | undefined {
  if (kind.debianPackage === undefined || !canInstall()) return undefined;
  // With this file, Debian doesn't start newly installed services.
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    execFileSync('sh', ['-c', installCommand([kind.debianPackage])], { stdio: 'ignore' });
  } finally {
    if (isOurs) rmSync(policy);
  }
  return installed(kind);
}

/** The user who runs a server gets the scratch folder. */
function runAs({ user }: ServerKind, { scratch }: Pick<Place, 'scratch'>): { uid?: number } {
  if (!isRoot || user === undefined) return {};
  chmodSync(scratch, 0o777);
  return { uid: Number(execFileSync('id', ['-u', user], { encoding: 'utf8' })) };
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
