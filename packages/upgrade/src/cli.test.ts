import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runUpgrade } from '../../../tests/data/upgrade-projects.ts';
import { problemOf } from './files.ts';

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const command = fileURLToPath(new URL('./cli.ts', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/a.js'), `require('react-querybuilder/dist/parseSQL');`);
  writeFileSync(join(folder, 'a.ts'), `import { parseSQL } from 'react-querybuilder';\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Upgrades paths in the folder, which the output then leaves out. */
function upgrade(...args: readonly string[]) {
  const inFolder = args.map((arg) => (arg === '--write' ? arg : join(folder, arg)));
  const { status, stdout } = runUpgrade(['--from', '6', '--to', '8', '--no-types', ...inFolder]);
  return { status, stdout: stdout.replaceAll(join(folder, '/'), '') };
}

const put = (name: string, content: string | Uint8Array) =>
  writeFileSync(join(folder, name), content);
const read = (name: string) => readFileSync(join(folder, name));

const before = `import { parseSQL } from 'react-querybuilder';`;
const after = `import { parseSQL } from 'react-querybuilder/parseSQL';`;
const limits =
  'Only names, props, and formats were compared, in one file at a time. Types, styles, and behavior weren’t, so run your type check and your tests with v8.\n';

describe('the command', () => {
  it('lists what it finds and leaves files alone', () => {
    const { status, stdout } = upgrade('.');
    expect(stdout).toBe(
      `a.ts:1:10 v7, can be edited: The main entry point doesn’t export \`parseSQL\`. Import it from \`react-querybuilder/parseSQL\`.\nNot searched: node_modules\n1 file: 1 place left to do.\n${limits}`,
    );
    expect(status).toBe(1);
    expect(`${read('a.ts')}`).toBe(`${before}\n`);
  });

  it('edits files with --write, and then finds nothing by name', () => {
    const { status, stdout } = upgrade('--write', '.');
    expect(stdout).toContain(`1 file: 0 places left to do, 1 edited.\n${limits}`);
    expect(status).toBe(0);
    expect(`${read('a.ts')}`).toBe(`${after}\n`);
    expect(upgrade('a.ts').stdout).toBe(`1 file: 0 places left to do.\n${limits}`);
  });

  it.each([
    [['src'], '--from needs a major version from 3 to 8'],
    [['--from', '8', '--to', '6', '.'], '8 isn’t older than 6.'],
    [['--from', '6', '--to', '99', '.'], '--to needs a major version from 3 to 8'],
    [['--from', '2', '--to', '8', '.'], '--from needs a major version from 3 to 8'],
    [['--from', '6', '--to', '8'], 'Name the files or folders'],
    [['--form', '6'], "Unknown option '--form'"],
  ])('refuses %j with a sentence', (args, sentence) => {
    const { status, stderr } = runUpgrade(args);
    expect(stderr).toContain(sentence);
    expect(status).toBe(2);
  });

  it.each(['--help', '-h', '--version'])('answers %s', (option) => {
    const { status, stdout } = runUpgrade([option]);
    expect(stdout).toMatch(option === '--version' ? /^\d+\.\d+\.\d+\n$/ : /^Usage: /);
    expect(status).toBe(0);
  });

  it('leads from react-awesome-query-builder to its guide', () => {
    put('old.tsx', `import { Query } from '@react-awesome-query-builder/mui';\n`);
    put('older.js', `const { Query } = require('react-awesome-query-builder');\n`);
    put('a.ts', `import '@react-awesome-query-builder-fork/ui';\n`);
    const args = ['--from', 'react-awesome-query-builder', '--to', '8', folder];
    const { status, stdout } = runUpgrade(args);
    const guide =
      'v8, by hand: react-awesome-query-builder is another library. Convert its fields and your stored trees: https://react-querybuilder.js.org/docs/tips/migrate-from-raqb.\n';
    expect(stdout).toContain(`old.tsx:1:23 ${guide}`);
    expect(stdout).toContain(`older.js:1:27 ${guide}`);
    expect(stdout).toContain('3 files: 2 places left to do.');
    expect(status).toBe(1);
  });

  it('says what can’t be read or written for lack of permission', () => {
    const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    expect(problemOf(error)).toMatch(/^You have no permission to read or write this\. Change /);
  });

  it('reads code of the project, also with capital letters in its ending', () => {
    for (const name of ['dist', 'build', '.next']) {
      mkdirSync(join(folder, name));
      put(`${name}/a.js`, before);
    }
    put('B.TSX', before);
    put('c.CTS', before);
    const { stdout } = upgrade('--write', '.');
    expect(stdout).toContain('Not searched: .next, build, dist, node_modules\n3 files: ');
    expect(stdout).toContain('3 edited.');
    expect(`${read('dist/a.js')}`).toBe(before);
  });

  it('leaves what it can’t read as it is, says so, and goes on', () => {
    const latin = Buffer.from(`${before}\n// caf\xe9\n`, 'latin1');
    put('latin.ts', latin);
    put('utf16.ts', Buffer.from(`\ufeff${before}`, 'utf16le'));
    put('broken.ts', 'const = 1;');
    symlinkSync('nowhere.ts', join(folder, 'link.ts'));
    const { status, stdout } = upgrade('--write', 'missing', 'a.ts/below', 'link.ts', '.');
    expect(stdout).toContain('latin.ts: This isn’t UTF-8, so it can’t be scanned.');
    expect(stdout).toContain('utf16.ts: This isn’t UTF-8');
    expect(stdout).toContain('broken.ts: Line 1 isn’t valid code:');
    for (const path of ['missing', 'a.ts/below', 'link.ts']) {
      expect(stdout).toContain(`${path}: There is no such file or folder.`);
    }
    expect(stdout).toContain('0 places left to do, 1 edited, 6 not checked, as listed.');
    expect(status).toBe(2);
    expect(read('latin.ts')).toEqual(latin);
    expect(`${read('a.ts')}`).toBe(`${after}\n`);
  });

  it('keeps permissions, links, line ends, and byte order marks', () => {
    put('script.ts', `\ufeff${before}\r\n`);
    chmodSync(join(folder, 'script.ts'), 0o750);
    symlinkSync('script.ts', join(folder, 'link.ts'));
    expect(upgrade('--write', 'link.ts').status).toBe(0);
    expect(`${read('script.ts')}`).toBe(`\ufeff${after}\r\n`);
    expect(statSync(join(folder, 'script.ts')).mode & 0o777).toBe(0o750);
    expect(lstatSync(join(folder, 'link.ts')).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder).filter((name) => name.endsWith('part'))).toEqual([]);
  });

  it('names what a stopped run left, and touches neither that nor files with similar names', () => {
    const left = 'a.ts.0123456789ab.upgrade-part';
    const own = ['a.ts.1.part', 'a.ts.upgrade-part', 'b.upgrade-part'];
    for (const name of [left, ...own]) put(name, name);
    for (const path of ['.', 'a.ts']) {
      put('a.ts', before);
      const { status, stdout } = upgrade('--write', path);
      expect(stdout).toContain(`Left by a run that was stopped, so you can delete it: ${left}\n`);
      expect(status).toBe(0);
      for (const name of [left, ...own]) expect(`${read(name)}`).toBe(name);
    }
  });

  it('prints every line into a pipe', () => {
    const lines = 20_000;
    put(
      'many.ts',
      `import * as RQB from 'react-querybuilder';\n${'RQB.parseSQL();\n'.repeat(lines)}`,
    );
    const output = execSync(
      `"${execPath}" --import "${loader}" "${command}" --from 6 --to 8 --no-types many.ts | (sleep 1; wc -l)`,
      { cwd: folder, encoding: 'utf8' },
    );
    // One for each call, and two for the summary.
    expect(Number(output)).toBe(lines + 2);
  });

  it('leaves each file whole if it is stopped while it writes', { timeout: 60_000 }, async () => {
    const big = (line: string) => `${line}\n${'// filler\n'.repeat(300_000)}`;
    const names = ['b.ts', 'c.ts', 'd.ts', 'e.ts'];
    for (let turn = 0; turn < 4; turn += 1) {
      for (const name of names) put(name, big(before));
      const child = spawn(
        execPath,
        [
          '--import',
          loader,
          command,
          '--from',
          '6',
          '--to',
          '8',
          '--no-types',
          '--write',
          ...names,
        ],
        { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] },
      );
      // The first line says that the first file is written.
      await once(child.stdout, 'data');
      await setTimeout(turn * 15);
      child.kill('SIGKILL');
      await once(child, 'close');
      const whole = new Set([big(before), big(after)]);
      for (const name of names) expect(whole.has(`${read(name)}`), name).toBe(true);
      const { stdout } = upgrade('.');
      const parts = readdirSync(folder).filter((name) => name.endsWith('part'));
      for (const part of parts) expect(stdout).toContain(`so you can delete it: ${part}\n`);
      for (const part of parts) rmSync(join(folder, part));
    }
  });
});
