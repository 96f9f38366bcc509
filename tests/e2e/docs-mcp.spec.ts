import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeProject } from '../../website/features/sandbox/client/address.ts';
import { answerText, builder, call, query, startServers } from '../docs-mcp/server.ts';
import { builtSearch, hitsOf } from '../search/built-index.ts';
import { questions } from '../search/questions.ts';

/** Bytes of the installed package, without TypeScript. */
const maxUnpacked = 12_000_000;

const servers = startServers();

describe('the package', () => {
  test('has only its manifest, README, license, and dist, and is small without TypeScript', () => {
    const list = execFileSync('tar', ['-tf', servers.installed.archive], { encoding: 'utf8' });
    const others = list
      .trim()
      .split('\n')
      .filter((file) => !/^package\/(?:dist\/|package\.json$|README\.md$|LICENSE$)/.test(file));
    expect(others).toEqual([]);
    const modules = join(servers.installed.folder, 'node_modules');
    const packages = readdirSync(modules).filter((name) => !name.startsWith('.'));
    expect(packages.sort()).toEqual(['react-querybuilder-docs-mcp', 'typescript']);
    const own = join(modules, 'react-querybuilder-docs-mcp');
    const bytes = readdirSync(own, { recursive: true, encoding: 'utf8' })
      .map((file) => statSync(join(own, file)))
      .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
    console.log(`docs-mcp: ${bytes} bytes unpacked without TypeScript`);
    expect(bytes).toBeLessThan(maxUnpacked);
  });

  test('names files in the index of a project that are in the package', () => {
    const app = join(servers.installed.folder, 'app');
    mkdirSync(app);
    const write = (file: string, value: unknown) =>
      writeFileSync(join(app, file), JSON.stringify(value));
    write('package.json', { dependencies: { 'react-querybuilder': '^6.0.0' } });
    write('package-lock.json', {
      packages: { 'node_modules/react-querybuilder': { version: '6.5.5' } },
    });
    execFileSync(servers.installed.command, ['init', '--yes'], { cwd: app });
    const index = readFileSync(join(app, 'AGENTS.md'), 'utf8');
    expect(index).toContain('This project has react-querybuilder 6.5.5.');
    expect(index).toContain("import { parseSQL } from 'react-querybuilder/parseSQL';");
    const paths = index.match(/node_modules\/react-querybuilder-docs-mcp\/[^`]+/g) ?? [];
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(join(servers.installed.folder, path)))).toEqual([]);
    const folder = paths.find((path) => path.endsWith('/')) ?? '';
    expect(readdirSync(join(servers.installed.folder, folder))).toContain('intro.md');
  });

  test('doesn’t let its workers open connections or start processes', () => {
    const dist = join(servers.installed.folder, 'node_modules/react-querybuilder-docs-mcp/dist');
    for (const file of readdirSync(dist).filter((name) => name.endsWith('-worker.js'))) {
      const code = readFileSync(join(dist, file), 'utf8');
      const modules = [
        ...code.matchAll(/(?:^|;)import(?:[\w$\s{},*]*from)?\s*["'`]([^"'`]+)["'`]/gm),
      ].map(([, name]) => name);
      const allowed = ['node:fs', 'node:zlib', 'node:worker_threads', 'typescript'];
      expect(
        modules.filter((name) => !name?.startsWith('./') && !allowed.includes(name ?? '')),
      ).toEqual([]);
    }
  });
});

describe.for(['stdio', 'http'] as const)('over %s', (transport) => {
  const ask = (name: string, args: Readonly<Record<string, unknown>>) =>
    call(transport === 'stdio' ? servers.stdio : servers.http.client, name, args);
  const client = () => (transport === 'stdio' ? servers.stdio : servers.http.client);

  test('every tool has a description with an example, and a schema', async () => {
    const { tools } = await client().listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'api_symbol',
      'check_code',
      'export_query',
      'fields_from_schema',
      'import_query',
      'read_page',
      'sandbox_link',
      'search_docs',
      'upgrade_notes',
    ]);
    for (const tool of tools) {
      expect(tool.description).toContain('Example:');
      expect(Object.keys(tool.inputSchema.properties ?? {}).length).toBeGreaterThan(1);
      expect(tool.annotations?.readOnlyHint).toBe(true);
    }
  });

  test('search_docs finds pages of a version', async () => {
    const text = answerText(await ask('search_docs', { query: 'limit groups', version: '6' }));
    expect(text).toContain('docs of v6');
    expect(text).toContain('/docs/6/tips/limit-groups');
    const typed = answerText(await ask('search_docs', { query: 'RuleGroupType', version: '6' }));
    expect(typed).toContain('/docs/6/');
    expect(typed).not.toContain('/api/');
  });

  test('read_page returns a page, a section, or the names of sections', async () => {
    const page = answerText(await ask('read_page', { path: '/docs/utils/export' }));
    expect(page).toContain('applies to react-querybuilder 8.24.1');
    expect(page).toContain('formatQuery(query, format)');
    const upgrade = answerText(await ask('read_page', { path: '/upgrade/6-to-7' }));
    expect(upgrade).toMatch(/isn’t part of one version\. The site was last changed on 20\d\d-/);
    const api = await ask('read_page', { path: '/api/dnd/functions/QueryBuilderDnD' });
    expect(answerText(api)).toMatch(/^This page applies to react-querybuilder 8\.24\.1\./);
    const section = answerText(
      await ask('read_page', { path: '/docs/utils/export', section: 'mongodb' }),
    );
    expect(section.length).toBeLessThan(page.length);
    const missing = await ask('read_page', { path: '/docs/utils/export', section: 'nothing' });
    expect([missing.isError, answerText(missing)]).toEqual([
      true,
      expect.stringContaining('Its sections:'),
    ]);
  });

  test('api_symbol says whether a release has a name', async () => {
    const has = answerText(await ask('api_symbol', { name: 'showShiftActions', release: '8' }));
    expect(has).toContain('Release 8.24.1 has it (added in 7)');
    expect(has).toContain('boolean');
    const lacks = answerText(await ask('api_symbol', { name: 'showShiftActions', release: '6' }));
    expect(lacks).toContain("Release 6.5.5 doesn't have it");
    const declared = answerText(await ask('api_symbol', { name: 'parseSQL', release: '7' }));
    expect(declared).toContain('RuleGroupType');
    const old = await ask('api_symbol', { name: 'uniqByName', release: '8' });
    expect(answerText(old)).toContain('Deprecated: Renamed to `uniqByIdentifier`.');
    const format = await ask('api_symbol', { name: 'mongodb', release: '8' });
    expect(answerText(format)).toContain('Deprecated: Use the "mongodb_query" format');
  });

  test('api_symbol knows the names of add-ons', async () => {
    const of = async (release: string) =>
      answerText(await ask('api_symbol', { name: 'QueryBuilderDnD', release }));
    expect(await of('8')).toMatch(
      /@react-querybuilder\/dnd\. The add-on has it in release 8\.24\.1/,
    );
    expect(await of('4')).toContain('Release 4.5.3 doesn’t have this add-on.');
  });

  test('check_code with `fix` returns edits, and checks the result', async () => {
    const answer = await ask('check_code', {
      code: "import { parseSQL } from 'react-querybuilder';\nexport const run = parseSQL;",
      files: [
        {
          name: 'Kit.tsx',
          code: "import { QueryBuilderDnD } from 'react-querybuilder';\nexport default QueryBuilderDnD;",
        },
      ],
      release: '8',
      fix: true,
    });
    expect(answer.structuredContent).toMatchObject({
      accepted: false,
      remaining: 0,
      edits: [
        { line: 1, column: 45, endLine: 1, endColumn: 45, text: '/parseSQL' },
        { file: 'Kit.tsx', line: 1, column: 34, text: '@' },
        { file: 'Kit.tsx', line: 1, column: 52, text: '/dnd' },
      ],
    });
    expect(answerText(answer)).toContain(
      "+import { QueryBuilderDnD } from '@react-querybuilder/dnd';",
    );
  });

  test('check_code reports what is wrong and where it is explained', async () => {
    const { structuredContent: right } = await ask('check_code', {
      code: builder('showCloneButtons'),
      release: '6',
    });
    expect(right).toEqual({
      release: '6.5.5',
      accepted: true,
      problems: [],
      unchecked: [],
      notes: [],
    });
    const wrong = await ask('check_code', { code: builder('showShiftActions'), release: '6.1.0' });
    expect(wrong.structuredContent).toMatchObject({
      accepted: false,
      problems: [{ line: 2, at: 'showShiftActions', url: expect.stringContaining('/docs/6/') }],
    });
    expect(answerText(wrong)).toContain('The docs describe 6.5.5 in place of 6.1.0.');
    const { structuredContent: other } = await ask('check_code', {
      code: "import { useOrders } from 'shop-hooks';\nimport { fields } from './fields';\nconsole.log(useOrders(fields));",
    });
    expect(other).toMatchObject({ accepted: true, unchecked: ['shop-hooks'] });
  });

  test('export_query and import_query run the code of the release', async () => {
    const sql = answerText(await ask('export_query', { query, format: 'sql', release: '4' }));
    expect(sql).toContain("(total > '100')");
    const text = await ask('export_query', { query: JSON.stringify(query), release: '4' });
    expect(answerText(text)).toBe(sql);
    const gone = await ask('export_query', { query, format: 'prisma', release: '7' });
    expect(answerText(gone)).toContain("7.7.1 doesn't have the format prisma");
    const read = answerText(
      await ask('import_query', { text: 'total > 100', format: 'sql', release: '5' }),
    );
    expect(JSON.parse(read.slice(read.indexOf('{')))).toMatchObject({
      rules: [{ field: 'total' }],
    });
    const broken = answerText(await ask('import_query', { text: 'total ==', format: 'cel' }));
    expect(broken).toContain('Warning: The query has no rules, so it matches everything.');
    const partly = await ask('import_query', { text: 'total == 1 and paid', format: 'spel' });
    expect(answerText(partly)).toContain('aren’t in the query: paid.');
    const none = await ask('import_query', { text: 'total > 100', release: '3' });
    expect(none.isError).toBe(true);
  });

  test('fields_from_schema writes fields that check_code accepts, for the release', async () => {
    const text = `CREATE TABLE orders (
  id integer PRIMARY KEY,
  status text NOT NULL CHECK (status IN ('open', 'paid')),
  total numeric(8, 2) CHECK (total > 0)
);`;
    for (const release of ['8', '6.1.0', '4']) {
      const answer = answerText(await ask('fields_from_schema', { text, release }));
      expect(answer).toContain('The text was read as SQL.');
      expect(answer).toContain('- status: The schema allows only 2 values, so they');
      const [, code = ''] = /```ts\n([^`]+)```/.exec(answer) ?? [];
      const checked = await ask('check_code', { code, release });
      expect(checked.structuredContent?.accepted, answerText(checked)).toBe(true);
    }
    const older = await ask('fields_from_schema', { text, release: '3' });
    expect(older.isError).toBe(true);
    expect(answerText(older)).toContain('from v4 on');
    const other = await ask('fields_from_schema', { text, table: 'invoices' });
    expect(answerText(other)).toBe('There is no "invoices" in this SQL. It has: orders.');
    const prose = await ask('fields_from_schema', { text: 'Dear all, see you at noon.' });
    expect(prose.isError).toBe(true);
  });

  test('sandbox_link makes an address that the sandbox can read, and refuses names of files', async () => {
    const files = [{ name: 'App.tsx', code: 'export default () => null;' }];
    const text = answerText(await ask('sandbox_link', { files, release: '7.2' }));
    const { hash } = new URL(text.split('\n').at(-1) ?? '');
    expect(await decodeProject(hash)).toMatchObject({ project: { release: '7.7.1', files } });
    const outside = await ask('sandbox_link', { files: [{ name: '../App.tsx', code: '' }] });
    expect(answerText(outside)).toContain('isn’t a name that a file can have here');
  });

  test('an answer for another release says what differs, and unknown releases are refused', async () => {
    const release = async (name: string) =>
      answerText(await ask('check_code', { code: builder('maxLevels={2}'), release: name }));
    expect(await release('8.0.0')).toMatch(/8\.0\.0 lacks: [^\n]*QueryBuilderProps\.maxLevels/);
    expect(await release('8.99.0')).toContain('newer than 8.24.1');
    expect(await release('9')).toMatch(/newer than 8\.24\.1.*Use one of: latest, 8, 7/);
    expect(await release('7.99.0')).toContain('There is no documented release "7.99.0"');
  });

  test('upgrade_notes lists the changes of each step, or those with a name', async () => {
    const all = answerText(await ask('upgrade_notes', { from: '5', to: '7' }));
    expect(all).toContain('Upgrade from v5 to v6');
    expect(all).toContain('Upgrade from v6 to v7');
    const some = answerText(
      await ask('upgrade_notes', { from: '6', to: '7', names: ['parseSQL'] }),
    );
    expect(some).toContain('parseSQL');
    expect(some.length).toBeLessThan(all.length);
    const minor = answerText(await ask('upgrade_notes', { from: '8.3.0', to: '8.9' }));
    expect(minor).toMatch(/8\.3\.0 lacks \d+ names of 8\.9/);
    const none = await ask('upgrade_notes', { from: '8', to: '8' });
    expect(answerText(none)).toBe('"from" must be an older release than "to".');
  });

  test('pages are resources, and prompts name the release', async () => {
    const { resources } = await client().listResources();
    expect(resources.length).toBeGreaterThan(200);
    const { contents } = await client().readResource({
      uri: 'rqb-docs://docs/6/tips/limit-groups',
    });
    expect(contents[0]).toMatchObject({ text: expect.stringContaining('# Limit groups') });
    const { prompts } = await client().listPrompts();
    expect(prompts).toHaveLength(4);
    const { messages } = await client().getPrompt({
      name: 'write_component',
      arguments: { task: 'undo', release: '7' },
    });
    expect(JSON.stringify(messages)).toContain('React Query Builder 7');
  });
});

test('search_docs finds what the search of the site finds', { timeout: 300_000 }, async () => {
  const site = builtSearch();
  for (const asked of questions.slice(0, 120)) {
    const hits = await hitsOf(site, asked.query, asked.version);
    const version = asked.version === 'current' ? 'next' : asked.version;
    const text = answerText(
      await call(servers.stdio, 'search_docs', { query: asked.query, version, limit: 5 }),
    );
    const found = [...text.matchAll(/^ {3}(\/\S*) \(/gm)].map(([, url]) => url);
    // The API reference describes the newest release only.
    const isOld = /^[3-6]$/.test(asked.version);
    const expected = hits.map(({ url }) => url).filter((url) => !(isOld && url.startsWith('/api')));
    const count = Math.min(expected.length, 5);
    expect(found.slice(0, count), `${asked.version}: ${asked.query}`).toEqual(
      expected.slice(0, count),
    );
  }
});
