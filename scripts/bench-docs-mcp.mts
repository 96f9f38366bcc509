/**
 * Measures the docs server for assistants as a client sees it: the time to its first answers, `check_code`
 * with a new release and then again, and the memory of its process over 1,000 calls. It needs `build/` and
 * Linux, and isn't a gate, because the figures depend on the machine.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { versions } from '../site/versions.ts';
import { call, install } from '../tests/docs-mcp/server.ts';
import { summaryOf } from './lib/summary.ts';

const calls = 1000;
const releases = versions.map(({ library }) => library);

const codeOf = (round: number): string =>
  `import QueryBuilder from 'react-querybuilder';
const fields = [{ name: 'field${round}', label: 'Field ${round}' }];
export const App = () => <QueryBuilder fields={fields} onQueryChange={console.log} />;`;

const millisecondsOf = async (task: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await task();
  return performance.now() - started;
};

const megabytesOf = (pid: number): number =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000,
  );

const installed = await install();
const transport = new StdioClientTransport({
  command: process.execPath,
  args: [join(installed.folder, 'node_modules/react-querybuilder-docs-mcp/dist/cli.js')],
  cwd: installed.folder,
});
const client = new Client({ name: 'benchmark', version: '1.0.0' });
try {
  const start = await millisecondsOf(() => client.connect(transport));
  console.log(`start: ${start.toFixed(0)} ms`);
  const ask = (name: string, args: Readonly<Record<string, unknown>>) =>
    millisecondsOf(() => call(client, name, args));
  const check = (release: string, round: number) =>
    ask('check_code', { code: codeOf(round), release });
  console.log(`first page: ${(await ask('read_page', { path: '/docs/intro' })).toFixed(0)} ms`);
  console.log(
    `first search: ${(await ask('search_docs', { query: 'formatQuery' })).toFixed(0)} ms`,
  );
  let round = 0;
  for (const release of new Set(releases)) {
    const cold = await check(release, round++);
    const warm: number[] = [];
    for (let again = 0; again < 20; again++) warm.push(await check(release, round++));
    console.log(`check_code ${release}: cold ${cold.toFixed(0)} ms, then ${summaryOf(warm)}`);
  }
  const [latest = ''] = releases;
  const pid = transport.pid ?? 0;
  const memory: number[] = [];
  for (let done = 0; done <= calls; done++) {
    if (done % (calls / 4) === 0) memory.push(megabytesOf(pid));
    await check(latest, round++);
  }
  console.log(`${calls} calls: ${memory.join(' → ')} MB`);
} finally {
  await client.close();
  installed.remove();
}
