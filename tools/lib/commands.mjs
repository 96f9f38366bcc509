// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { StepError } from './step-error.mjs';

/**
 * @typedef {object} Command
 * @property {string} name names the log file: `.cache/logs/<name>.log`
 * @property {string} command
 * @property {readonly string[]} args
 * @property {Readonly<Record<string, string | undefined>>} [env] added to the environment
 * @property {number} [timeoutMs] default: none
 */

/**
 * @typedef {object} CommandResult
 * @property {boolean} ok
 * @property {string} reason such as `exit code 2`; empty when it is ok
 * @property {string} logFile
 */

/** Time to close browsers and servers. */
const graceMs = 5000;

const fixIt = 'Fix what the lines above name, then run the command again.';

const windows = process.platform === 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {string} root @param {string} name */
export const logFileOf = (root, name) => join(root, '.cache', 'logs', `${name}.log`);

/**
 * Runs a command to its end without a terminal, so it can't ask questions and prints no colors.
 *
 * @param {string} root the folder in which it runs
 * @param {Command} command
 * @returns {Promise<CommandResult>} never rejects for what the command does
 */
export function runCommand(root, { name, command, args, env = {}, timeoutMs }) {
  const logFile = logFileOf(root, name);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: plainOutput({ ...process.env, ...env }),
      stdio: ['ignore', log, log],
      // Its own process group, so that stopping it also stops what it started.
      detached: !windows,
    });
    running.add(child);
    let timedOut = false;
    const timer =
      timeoutMs &&
      setTimeout(() => {
        timedOut = true;
        stop(child, 'SIGTERM');
        setTimeout(() => stop(child, 'SIGKILL'), graceMs).unref();
      }, timeoutMs);
    const end = (/** @type {string} */ reason) => {
      if (!running.delete(child)) return;
      clearTimeout(timer);
      closeSync(log);
      resolve({ ok: reason === '', reason, logFile });
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => {
      if (timedOut) end(`stopped after ${(timeoutMs ?? 0) / 60_000} min`);
      else if (signal) end(`ended by ${signal}`);
      else end(code === 0 ? '' : `exit code ${code}`);
    });
  });
}

/**
 * Runs a command whose failure ends the run.
 *
 * @param {string} root
 * @param {Command} command
 * @param {object} words
 * @param {string} words.failure what to say when it fails, without a period
 * @param {string} [words.remedy] default: to fix what the cause names
 * @param {(log: string) => readonly string[]} [words.causeOf] default: the log's last lines
 * @throws {StepError} when the command fails
 */
export async function runOrThrow(root, command, { failure, remedy = fixIt, causeOf = lastLines }) {
  const { ok, reason, logFile } = await runCommand(root, command);
  if (ok) return;
  throw new StepError(`${failure} (${reason}).`, {
    cause: causeOf(readLog(logFile)),
    logFile: relative(root, logFile),
    remedy,
  });
}

/** Stops every command that is still running, and what those commands started. */
export function stopAll() {
  for (const child of running) stop(child, 'SIGTERM');
}

/**
 * How to call npm. The file that npm itself runs from needs no shell on Windows.
 *
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {{ command: string, args: readonly string[] }}
 */
export function npm(args, env = process.env) {
  const cli = env.npm_execpath;
  return cli?.endsWith('npm-cli.js')
    ? { command: process.execPath, args: [cli, ...args] }
    : { command: 'npm', args };
}

/**
 * The first errors, because npm prints its usage after them, or else the last lines.
 *
 * @param {string} log
 */
export function npmErrors(log) {
  const errors = log.split(/\r?\n/).filter((line) => /^npm error \S/.test(line));
  return errors.length > 0 ? errors.slice(0, 8) : lastLines(log);
}

/**
 * The last lines that aren't blank or part of a stack trace, which hides the errors that Docusaurus prints.
 *
 * @param {string} text
 * @param {number} [count]
 */
export function lastLines(text, count = 20) {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !/^\s+at |^\s+\.\.\. \d+ lines matching/.test(line))
    .slice(-count);
}

/**
 * The log of a command without the colors that some tools always print.
 *
 * @param {string} logFile
 */
export const readLog = (logFile) => stripVTControlCharacters(readFileSync(logFile, 'utf8'));

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function stop(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has already ended.
  }
}

/**
 * Vite warns about the modules of a configuration that its future loader can't load, before each result. Next to
 * NO_COLOR, even FORCE_COLOR=0 makes Node warn, and a warning in the build's log fails a gate.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function plainOutput({ FORCE_COLOR, ...env }) {
  return { ...env, NO_COLOR: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
}
