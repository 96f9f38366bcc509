import { chmodSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Files, folderWith as project } from '../../../../tests/data/folder.ts';
import { contentsOf, twoReleases, using } from '../../../../tests/docs-mcp/projects.ts';
import { init } from './init.ts';

const page = '# Rules\n\n## 1. Import it\n\nUse braces.\n';

interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs the command in a terminal that answers, or in none. */
async function run(root: string, args: readonly string[], answer?: boolean): Promise<Ran> {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await init(args, {
    root,
    page: () => page,
    print: (text) => output.push(text),
    printError: (text) => errors.push(text),
    ...(answer !== undefined && {
      ask: async (question: string) => {
        output.push(question);
        return answer;
      },
    }),
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

const withRelease = (number: string, files: Files = {}): string =>
  project({
    'package.json': using('*'),
    'node_modules/react-querybuilder/package.json': { version: number },
    ...files,
  });

const upToDate = 'Nothing changed. The index is up to date.';
const textOf = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

describe('without a file with instructions', () => {
  it('makes AGENTS.md, changes nothing twice, and deletes the file again', async () => {
    const root = withRelease('7.7.1');
    const before = contentsOf(root);
    const { code, output } = await run(root, ['--yes']);
    expect(code).toBe(0);
    expect(output).toMatch(/^Found react-querybuilder 7\.7\.1\.$/m);
    expect(output).toMatch(/^\+This project has react-querybuilder 7\.7\.1\./m);
    expect(output).toMatch(/^Wrote AGENTS\.md\.$/m);
    const after = contentsOf(root);
    expect(Object.keys(after).sort()).toEqual([...Object.keys(before), 'AGENTS.md'].sort());
    expect((await run(root, ['--yes'])).output).toContain(upToDate);
    expect(contentsOf(root)).toEqual(after);
    expect((await run(root, ['--remove', '--yes'])).output).toMatch(/^Deleted AGENTS\.md\.$/m);
    expect(contentsOf(root)).toEqual(before);
    expect((await run(root, ['--remove'])).output).toBe('There is nothing to remove.');
  });

  it('updates the index for another release', async () => {
    const root = withRelease('7.7.1');
    await run(root, ['--yes']);
    writeFileSync(
      join(root, 'node_modules/react-querybuilder/package.json'),
      '{"version":"8.24.1"}',
    );
    const { output } = await run(root, ['--yes']);
    expect(output).toMatch(/^-This project has react-querybuilder 7\.7\.1\./m);
    expect(textOf(root, 'AGENTS.md')).toContain('This project has react-querybuilder 8.24.1.');
    expect(textOf(root, 'AGENTS.md')).not.toContain('7.7.1');
  });

  it('keeps what was added to the file when it removes the index', async () => {
    const root = withRelease('7.7.1');
    await run(root, ['--yes']);
    writeFileSync(join(root, 'AGENTS.md'), `${textOf(root, 'AGENTS.md')}\nUse tabs.\n`);
    await run(root, ['--remove', '--yes']);
    expect(textOf(root, 'AGENTS.md')).toBe('\nUse tabs.\n');
  });
});

describe('with a file with instructions', () => {
  it.each(['AGENTS.md', 'CLAUDE.md', '.github/copilot-instructions.md', 'GEMINI.md'])(
    'adds the index to %s, and restores the file',
    async (file) => {
      const root = withRelease('6.5.5', { [file]: '\uFEFF# Rules\r\n\r\nUse tabs.' });
      const before = contentsOf(root);
      await run(root, ['--yes']);
      expect(Object.keys(contentsOf(root))).toEqual(Object.keys(before));
      expect(textOf(root, file)).toContain('This project has react-querybuilder 6.5.5.');
      await run(root, ['--remove', '--yes']);
      expect(contentsOf(root)).toEqual(before);
    },
  );

  it('adds a rule for Cursor that always applies, and deletes it again', async () => {
    const root = withRelease('6.5.5', { '.cursor/rules/style.mdc': 'Use tabs.' });
    const before = contentsOf(root);
    await run(root, ['--yes']);
    expect(textOf(root, '.cursor/rules/react-querybuilder.mdc')).toMatch(
      /^---\n[^-]*\nalwaysApply: true\n---\n\n<!-- react-querybuilder-docs:start/,
    );
    await run(root, ['--remove', '--yes']);
    expect(contentsOf(root)).toEqual(before);
  });

  it('uses the first file, and later the one that has the index', async () => {
    const root = withRelease('6.5.5', { 'CLAUDE.md': 'One\n', 'GEMINI.md': 'Two\n' });
    await run(root, ['--yes']);
    expect(textOf(root, 'GEMINI.md')).toBe('Two\n');
    writeFileSync(join(root, 'AGENTS.md'), 'Three\n');
    expect((await run(root, ['--yes'])).output).toContain(upToDate);
    expect(textOf(root, 'AGENTS.md')).toBe('Three\n');
  });

  it('writes to and restores a file that another one links to', async () => {
    const root = withRelease('6.5.5', { 'AGENTS.md': 'One\n' });
    symlinkSync('AGENTS.md', join(root, 'CLAUDE.md'));
    await run(root, ['--yes']);
    await run(root, ['--remove', '--yes']);
    expect(textOf(root, 'CLAUDE.md')).toBe('One\n');
  });
});

describe('before it writes', () => {
  it('asks in a terminal', async () => {
    const root = withRelease('7.7.1');
    const refused = await run(root, [], false);
    expect(refused.output).toContain('Change AGENTS.md? (y/N) \nNothing was written.');
    expect(existsSync(join(root, 'AGENTS.md'))).toBe(false);
    await run(root, [], true);
    expect(existsSync(join(root, 'AGENTS.md'))).toBe(true);
  });

  it('only prints the difference without a terminal', async () => {
    const root = withRelease('7.7.1');
    const { code, output } = await run(root, []);
    expect(code).toBe(0);
    expect(output).toMatch(/^--- \/dev\/null.*\n\+\+\+ AGENTS\.md/m);
    expect(output).toContain('Nothing was written, because there is no terminal to ask in.');
    expect(existsSync(join(root, 'AGENTS.md'))).toBe(false);
  });
});

describe('releases', () => {
  it('lists two releases of a workspace', async () => {
    const root = project(twoReleases);
    const { output } = await run(root, ['--yes']);
    expect(output).toContain('Found react-querybuilder 8.24.1 in apps/new.');
    expect(output).toContain('Found react-querybuilder 6.5.5 in apps/old.');
    expect(textOf(root, 'AGENTS.md')).toContain('- 8.24.1: apps/new\n- 6.5.5: apps/old');
  });

  it.each([
    ['99.0.0', 'Found react-querybuilder 99.0.0. 99.0.0 is newer than 8.24.1'],
    ['2.6.1', 'Found react-querybuilder 2.6.1. There are no docs of 2.6.1. The nearest ones'],
  ])('says what it knows of %s', async (number, message) => {
    const { code, output } = await run(withRelease(number), ['--yes']);
    expect([code, output]).toEqual([0, expect.stringContaining(message)]);
  });
});

describe('configurations of clients', () => {
  it('makes and deletes them, with their folders', async () => {
    const root = withRelease('7.7.1');
    const before = contentsOf(root);
    const args = ['claude', 'cursor', 'vscode'].flatMap((name) => ['--client', name]);
    const { output } = await run(root, args, true);
    expect(output).toContain(
      'Change AGENTS.md and .mcp.json and .cursor/mcp.json and .vscode/mcp.json? (y/N)',
    );
    expect(JSON.parse(textOf(root, '.vscode/mcp.json')).servers).toHaveProperty(
      'react-querybuilder-docs.type',
      'stdio',
    );
    expect((await run(root, [...args, '--yes'])).output).toContain(upToDate);
    await run(root, ['--remove', '--yes']);
    expect(contentsOf(root)).toEqual(before);
  });

  it('adds one later, and restores what was there', async () => {
    const root = withRelease('7.7.1', {
      '.mcp.json': '{ "mcpServers": { "one": {} } }',
      '.vscode/settings.json': '{}',
    });
    const before = contentsOf(root);
    await run(root, ['--yes']);
    await run(root, ['--client', 'claude', '--yes']);
    await run(root, ['--client', 'vscode', '--yes']);
    expect(Object.keys(JSON.parse(textOf(root, '.mcp.json')).mcpServers)).toEqual([
      'one',
      'react-querybuilder-docs',
    ]);
    await run(root, ['--remove', '--yes']);
    expect(contentsOf(root)).toEqual(before);
  });

  it('doesn’t remove a server that was there before', async () => {
    const config = '{ "mcpServers": { "react-querybuilder-docs": { "command": "mine" } } }';
    const root = withRelease('7.7.1', { '.mcp.json': config });
    await run(root, ['--client', 'claude', '--yes']);
    await run(root, ['--remove', '--yes']);
    expect(textOf(root, '.mcp.json')).toBe(config);
  });
});

describe('refuses', () => {
  it.each<readonly [string, Files, readonly string[], string]>([
    [
      'a project without the library',
      { 'package.json': {} },
      [],
      "package.json doesn't depend on react-querybuilder.",
    ],
    [
      'broken markers',
      { 'AGENTS.md': '<!-- react-querybuilder-docs:end -->\n' },
      ['--remove'],
      'AGENTS.md needs exactly one start marker and one end marker after it',
    ],
    [
      'a broken configuration',
      { '.vscode/mcp.json': '{\n  "servers"\n}' },
      ['--client', 'vscode'],
      ".vscode/mcp.json isn't valid JSON (line 3).",
    ],
    [
      'an unknown client',
      {},
      ['--client', 'emacs'],
      'There is no client "emacs". Use one of: claude,',
    ],
    ['an unknown option', {}, ['--force'], "Unknown option '--force'"],
  ])('%s', async (_, files, args, message) => {
    const root = withRelease('7.7.1', files);
    const before = contentsOf(root);
    const { code, errors } = await run(root, [...args, '--yes']);
    expect([code, errors]).toEqual([1, expect.stringContaining(message)]);
    expect(contentsOf(root)).toEqual(before);
  });

  it('a file that isn’t UTF-8', async () => {
    const root = withRelease('7.7.1');
    writeFileSync(join(root, 'AGENTS.md'), Buffer.from([0xff, 0xfe, 0x41, 0x00]));
    expect((await run(root, ['--yes'])).errors).toMatch(/AGENTS\.md isn't UTF-8\./);
  });

  it('a read-only file, and writes no other file then', async () => {
    const root = withRelease('7.7.1', { '.mcp.json': '{}' });
    chmodSync(join(root, '.mcp.json'), 0o444);
    const before = contentsOf(root);
    const { code, errors } = await run(root, ['--client', 'claude', '--yes']);
    expect([code, errors]).toEqual([
      1,
      '.mcp.json is read-only. Make it writable, and run this again.',
    ]);
    expect(contentsOf(root)).toEqual(before);
  });
});
