import { execFileSync, spawn } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slowCode, wrongCode } from '../docs-mcp/hostile-code.ts';
import { answerText, builder, call, query, startServers } from '../docs-mcp/server.ts';

const servers = startServers();

describe('what callers may not do', () => {
  test('code isn’t run, and hostile input is answered', { timeout: 300_000 }, async () => {
    const deep = '('.repeat(40_000);
    const bomb = `type Grow<T extends unknown[]> = T['length'] extends 9999 ? T : Grow<[...T, ...T, 1]>;\nexport type Big = Grow<[1]>;`;
    for (const code of [deep, bomb, '\0', '`${'.repeat(10_000), '<a>'.repeat(10_000)]) {
      const answer = await call(servers.stdio, 'check_code', { code });
      expect(answer.structuredContent?.accepted).not.toBe(true);
    }
    const after = await call(servers.stdio, 'check_code', { code: builder('') });
    expect(after.structuredContent?.accepted).toBe(true);
  });

  test('random input of every tool is answered or refused, and the server goes on', {
    timeout: 300_000,
  }, async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('__proto__', '../../etc/passwd', 'constructor', '%00', '8'),
    );
    const calls = fc.oneof(
      fc.record({
        name: fc.constant('search_docs'),
        args: fc.record({ query: text, version: text }),
      }),
      fc.record({ name: fc.constant('read_page'), args: fc.record({ path: text, section: text }) }),
      fc.record({
        name: fc.constant('api_symbol'),
        args: fc.record({ name: text, release: text }),
      }),
      fc.record({ name: fc.constant('check_code'), args: fc.record({ code: text }) }),
      fc.record({
        name: fc.constant('import_query'),
        args: fc.record({
          text,
          format: fc.constantFrom('sql', 'cel', 'spel', 'jsonata', 'mongodb', '__proto__'),
          release: fc.constant('8'),
        }),
      }),
      fc.record({
        name: fc.constant('export_query'),
        args: fc.record({
          query: fc.record({
            combinator: text,
            rules: fc.array(fc.jsonValue() as fc.Arbitrary<unknown>),
          }),
          format: fc.constantFrom('sql', 'mongodb', 'jsonlogic', 'natural_language'),
        }),
      }),
      fc.record({
        name: fc.constant('fields_from_schema'),
        args: fc.record({ text, release: fc.constantFrom('8', '4') }),
      }),
      fc.record({
        name: fc.constant('sandbox_link'),
        args: fc.record({ files: fc.array(fc.record({ name: text, code: text })), release: text }),
      }),
      fc.record({
        name: fc.constant('upgrade_notes'),
        args: fc.record({ from: text, to: text, names: fc.array(text) }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(calls, async ({ name, args }) => {
        const answer = await call(servers.stdio, name, args);
        expect(answerText(answer)).not.toMatch(/^$|\n {4}at |root:x:/);
      }),
      { numRuns: 300 },
    );
    expect(answerText(await call(servers.stdio, 'export_query', { query }))).toContain(
      "(total > '100')",
    );
  });

  test('errors in JavaScript and between files are reported, and a comment can’t hide them', async () => {
    for (const input of wrongCode) {
      const { structuredContent } = await call(servers.stdio, 'check_code', input);
      expect([input, structuredContent?.accepted]).toEqual([input, false]);
    }
  });

  test('a cancelled check ends, so that the next one doesn’t wait for it', async () => {
    const cancel = new AbortController();
    const cancelled = servers.stdio.callTool(
      { name: 'check_code', arguments: { code: slowCode } },
      undefined,
      {
        signal: cancel.signal,
      },
    );
    cancel.abort();
    await expect(cancelled).rejects.toThrow();
    const next = await call(servers.stdio, 'check_code', { code: builder('') });
    expect(next.structuredContent?.accepted).toBe(true);
  }, 15_000);

  test('a message that is too long is refused, and what follows it is answered to the end', () => {
    const long = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'a'.repeat(11_000_000) });
    const ping = JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'ping' });
    const output = execFileSync(servers.installed.command, {
      input: `${long}\n${ping}\n`,
    }).toString();
    expect(output).toContain('The message is longer than 4000000 bytes.');
    expect(output).toContain('"id":2');
  });

  /** The lines of a session that calls a tool. */
  const session = (calls: readonly Readonly<Record<string, unknown>>[]): string =>
    [
      {
        id: 0,
        method: 'initialize',
        params: {
          protocolVersion: '2025-06-18',
          capabilities: {},
          clientInfo: { name: 'tests', version: '1.0.0' },
        },
      },
      { method: 'notifications/initialized' },
      ...calls.map((params, index) => ({ id: index + 1, method: 'tools/call', params })),
    ]
      .map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
      .join('');

  test('calls are answered although the input has ended', () => {
    const calls = [
      { name: 'check_code', arguments: { code: builder('') } },
      { name: 'export_query', arguments: { query } },
      { name: 'search_docs', arguments: { query: 'sql' } },
    ];
    const output = execFileSync(servers.installed.command, { input: session(calls) }).toString();
    const answers = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3]);
    expect(answers.filter(({ result }) => !result || result.isError)).toEqual([]);
  });

  test.skipIf(process.platform === 'win32')(
    'a client that doesn’t read its answers doesn’t fill the memory',
    { timeout: 60_000 },
    async () => {
      const server = spawn(servers.installed.command, { stdio: ['pipe', 'pipe', 'inherit'] });
      const megabytes = () =>
        Number(execFileSync('ps', ['-o', 'rss=', '-p', `${server.pid}`]).toString()) / 1024;
      server.stdin.on('error', () => {});
      const page = { name: 'read_page', arguments: { path: '/docs/utils/export' } };
      // Each answer has some 40,000 characters, so all of them have 800 MB.
      server.stdin.write(session(Array.from({ length: 20_000 }, () => page)));
      await setTimeout(5_000);
      const used = megabytes();
      server.kill();
      console.log(`docs-mcp: ${Math.round(used)} MB while a client doesn’t read`);
      expect(used).toBeLessThan(500);
    },
  );

  test('other hosts and origins are refused', async () => {
    const statusOf = (headers: Readonly<Record<string, string>>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = request(servers.http.url, { method: 'POST', headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on('error', reject).end('{}');
      });
    expect(await statusOf({ host: 'rebound.example' })).toBe(403);
    expect(await statusOf({ origin: 'https://rebound.example' })).toBe(403);
  });
});
