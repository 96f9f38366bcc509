import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/port.mjs';

/** A kind of server that may be installed. */
export interface ServerKind {
  readonly name: string;
  /** The first of these that is there is run. */
  readonly programs: readonly string[];
  /**
   * Writes a configuration, and gives the arguments that start the server in the foreground.
   *
   * @param place.scratch - Folder for whatever the server writes.
   */
  readonly configure: (place: Place) => readonly string[];
}

interface Place {
  readonly build: string;
  readonly deploy: string;
  readonly scratch: string;
  readonly port: number;
}

const isRoot = process.getuid?.() === 0;

const nginx: ServerKind = {
  name: 'nginx',
  programs: ['nginx', '/usr/sbin/nginx'],
  configure: ({ build, deploy, scratch, port }) => {
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
    include ${deploy}/nginx.conf;
  }
}
`,
    );
    return ['-p', scratch, '-c', file, '-e', join(scratch, 'error.log')];
  },
};

const modules = [
  'mpm_event',
  'authz_core',
  'mime',
  'dir',
  'headers',
  'rewrite',
  'filter',
  'deflate',
  'unixd',
];

const apache: ServerKind = {
  name: 'Apache',
  programs: ['apache2', 'httpd', '/usr/sbin/apache2', '/usr/sbin/httpd'],
  configure: ({ build, scratch, port }) => {
    const file = join(scratch, 'apache.conf');
    const folder = [
      '/usr/lib/apache2/modules',
      '/usr/lib64/httpd/modules',
      '/etc/httpd/modules',
    ].find((path) => existsSync(path));
    // The types of the generated file are all that there are.
    writeFileSync(join(scratch, 'mime.types'), '');
    writeFileSync(
      file,
      `ServerRoot ${scratch}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${scratch}/apache.pid
ErrorLog ${scratch}/error.log
${modules
  .map((name) => ({ name, file: `${folder}/mod_${name}.so` }))
  // The others are built in.
  .filter(({ file }) => existsSync(file))
  .map(({ name, file }) => `LoadModule ${name}_module ${file}`)
  .join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
DocumentRoot ${build}
<Directory ${build}>
  AllowOverride All
  Require all granted
</Directory>
`,
    );
    return ['-f', file, '-DFOREGROUND'];
  },
};

export const serverKinds: readonly ServerKind[] = [nginx, apache];

/** A server that answers. */
export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server.
 *
 * @returns `undefined` when it is not installed.
 * @throws Error with what it printed, when it does not start.
 */
export async function startServer(
  kind: ServerKind,
  place: Omit<Place, 'port'>,
): Promise<RunningServer | undefined> {
  const program = kind.programs.find((name) => !spawnSync(name, ['-v']).error);
  if (program === undefined) return undefined;
  const port = await freePort();
  const child = spawn(program, kind.configure({ ...place, port }));
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
