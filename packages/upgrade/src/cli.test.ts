import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

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

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(execPath, ['--import', loader, command, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the command', () => {
  it('lists what it finds and leaves files alone', () => {
    const { status, stdout } = run('--from', '6', '--to', '8', '.');
    expect(stdout).toBe(
      'a.ts:1:10 v7, can be edited: The main entry point doesn’t export `parseSQL`. Import it from `react-querybuilder/parseSQL`.\n1 left to do\n',
    );
    expect(status).toBe(1);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toContain(`from 'react-querybuilder';`);
  });

  it('edits files with --write, and then finds nothing', () => {
    expect(run('--from', '6', '--to', '8', '--write', '.')).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(
      `import { parseSQL } from 'react-querybuilder/parseSQL';\n`,
    );
    expect(run('--from', '6', '--to', '8', '.').stdout).toBe('0 left to do\n');
  });

  it.each([
    [['.'], '--from needs a major version'],
    [['--from', '8', '--to', '6', '.'], '8 isn’t older than 6.'],
    [['--from', '6', '--to', '8'], 'Name the files or folders'],
    [['--from', '6', '--to', '8', 'missing'], 'There is no file or folder missing.'],
    [['--form', '6'], "Unknown option '--form'"],
  ])('refuses %j with a sentence', (args, sentence) => {
    const { status, stderr } = run(...args);
    expect(stderr).toContain(sentence);
    expect(status).toBe(2);
  });
});
