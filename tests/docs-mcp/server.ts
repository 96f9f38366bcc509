import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll } from 'vitest';
import { pack } from '../../tools/lib/packages.ts';
import { root } from '../fixture/paths.ts';

const run = promisify(execFile);

/** The package, installed in a folder of its own. */
interface Installed {
  readonly folder: string;
  /** The archive that npm would publish. */
  readonly archive: string;
  readonly command: string;
  readonly remove: () => void;
}

/** Builds and packs the package, and installs it in an empty folder. */
async function install(): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-mcp-'));
  const archive = await pack(join(root, 'packages/docs-mcp'), folder);
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', archive], {
    cwd: folder,
  });
  return {
    folder,
    archive,
    command: join(folder, 'node_modules/.bin/react-querybuilder-docs-mcp'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A client of the official SDK that starts the server and talks to it over its pipes. */
async function overStdio({ command, folder }: Installed): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command, cwd: folder }));
  return client;
}

/** The same over HTTP. */
async function overHttp({ command, folder }: Installed): Promise<{
  readonly client: Client;
  readonly url: string;
  readonly server: ChildProcess;
}> {
  const server = spawn(command, ['--http', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    server.stdout.on('data', (text) => {
      const found = /http:\S+/.exec(String(text))?.[0];
      if (found) resolve(found);
    });
  });
  const client = new Client({ name: 'tests', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return { client, url, server };
}

/** The installed package, and clients of both of its servers. */
interface Servers {
  readonly installed: Installed;
  readonly stdio: Client;
  readonly http: Awaited<ReturnType<typeof overHttp>>;
}

/** Installs the package and starts its servers before the tests of a file. */
export function startServers(): Servers {
  const servers = {} as { -readonly [K in keyof Servers]: Servers[K] };
  beforeAll(async () => {
    servers.installed = await install();
    servers.stdio = await overStdio(servers.installed);
    servers.http = await overHttp(servers.installed);
  });
  afterAll(async () => {
    await servers.stdio?.close();
    await servers.http?.client.close();
    servers.http?.server.kill();
    servers.installed?.remove();
  });
  return servers;
}

export const query = {
  combinator: 'and',
  rules: [{ field: 'total', operator: '>', value: 100 }],
};

export const builder = (props: string): string =>
  `import { QueryBuilder } from 'react-querybuilder';\nexport const App = () => <QueryBuilder fields={[]} ${props} />;`;

/** Calls a tool. */
export async function call(
  client: Client,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<CallToolResult> {
  return (await client.callTool({ name, arguments: args })) as CallToolResult;
}

/** The text of an answer. */
export const answerText = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
