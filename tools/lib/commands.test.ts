import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderWith } from '../../tests/data/folder.ts';
import { lastLines, npm, npmErrors, readLog, runCommand, runOrThrow } from './commands.mjs';

let root: string;

beforeEach(() => {
  root = folderWith({});
});

const node = (name: string, code: string) => ({
  name,
  command: process.execPath,
  args: ['-e', code],
});

describe('a command', () => {
  it('writes what it says, in order and from both streams, to its log', async () => {
    const code =
      'process.stdout.write("one\\n"); process.stderr.write("two\\n"); console.log(process.env.EXTRA, process.stdin.isTTY)';
    const result = await runCommand(root, { ...node('said', code), env: { EXTRA: 'three' } });
    expect(result).toEqual({ ok: true, reason: '', logFile: join(root, '.cache/logs/said.log') });
    expect(readFileSync(result.logFile, 'utf8')).toBe('one\ntwo\nthree undefined\n');
  });

  it('is asked to print no colors, in a way that Node does not warn about', async () => {
    const env = { FORCE_COLOR: '1' };
    const { logFile } = await runCommand(root, {
      ...node('plain', 'console.log(process.env.NO_COLOR, process.stdout.hasColors?.())'),
      env,
    });
    expect(readFileSync(logFile, 'utf8')).toBe('1 undefined\n');
  });

  it.each([
    ['process.exit(3)', 'exit code 3'],
    ['process.kill(process.pid, "SIGKILL")', 'ended by SIGKILL'],
  ])('that ends with %s fails: %s', async (code, reason) => {
    expect(await runCommand(root, node('ends', code))).toMatchObject({ ok: false, reason });
  });

  it('that doesn’t exist fails', async () => {
    const result = await runCommand(root, { name: 'none', command: 'no-such-program', args: [] });
    expect(result).toMatchObject({ ok: false, reason: expect.stringContaining('ENOENT') });
  });

  it('that takes too long is stopped together with what it started', async () => {
    const args = ['-c', '(while :; do echo alive; sleep 0.05; done) & wait'];
    const result = await runCommand(root, { name: 'slow', command: 'sh', args, timeoutMs: 600 });
    expect(result).toMatchObject({ ok: false, reason: 'stopped after 0.01 min' });
    const log = readFileSync(result.logFile, 'utf8');
    expect(log).toContain('alive');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(readFileSync(result.logFile, 'utf8')).toBe(log);
  });
});

it('a failed step reports its cause, its log, and the remedy', async () => {
  const command = node(
    'step',
    'console.log("why\\n\\n    at code (file.js:1:1)"); process.exit(1)',
  );
  await expect(
    runOrThrow(root, command, { failure: 'It failed', remedy: 'Fix it.' }),
  ).rejects.toMatchObject({
    message: 'It failed (exit code 1).',
    causeLines: ['why'],
    logFile: join('.cache', 'logs', 'step.log'),
    remedy: 'Fix it.',
  });
});

it('the last lines are the last ones that are useful', () => {
  const log =
    'first\nsecond\n\n  [cause]: third\r\n      at f (a.js:1:2)\n      ... 7 lines matching cause stack trace ...\n';
  expect(lastLines(log, 2)).toEqual(['second', '  [cause]: third']);
});

it('npm’s errors are the first lines, not the manual that follows them', () => {
  const errors = ['npm error code EUSAGE', 'npm error `npm ci` can only install packages when'];
  const manual = Array.from({ length: 30 }, (_, line) => `npm error   --option-${line}`);
  const log = ['npm warn old', errors[0], 'npm error', errors[1], ...manual].join('\n');
  expect(npmErrors(log).slice(0, 2)).toEqual(errors);
  expect(npmErrors(log).length).toBeLessThan(10);
  expect(npmErrors('sh: npm: not found\n')).toEqual(['sh: npm: not found']);
});

it('a log is read without colors', async () => {
  const { logFile } = await runCommand(
    root,
    node('colors', 'console.log("\\u001b[31mred\\u001b[0m")'),
  );
  expect(readLog(logFile)).toBe('red\n');
});

it('npm is run from the file that’s already running, or by name if that file is unknown', () => {
  expect(npm(['ci'], { npm_execpath: '/lib/npm/bin/npm-cli.js' })).toEqual({
    command: process.execPath,
    args: ['/lib/npm/bin/npm-cli.js', 'ci'],
  });
  expect(npm(['ci'], { npm_execpath: '/lib/yarn.js' })).toEqual({ command: 'npm', args: ['ci'] });
  expect(npm(['ci'], {})).toEqual({ command: 'npm', args: ['ci'] });
});
