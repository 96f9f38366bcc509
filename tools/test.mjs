// @ts-check
// Only Node's own modules until the packages are installed.
import { relative } from 'node:path';
import { gates } from './gates.mjs';
import { browserStep, enginesStep } from './lib/browser-step.mjs';
import { buildStep } from './lib/build-step.mjs';
import { readChange } from './lib/change.mjs';
import { npm, readLog, runCommand, stopAll } from './lib/commands.mjs';
import { failureLines } from './lib/failure-summary.mjs';
import { runGates } from './lib/gate-runner.mjs';
import { installStep } from './lib/install.mjs';
import { main, root } from './lib/main.mjs';
import { nodeStep } from './lib/node-version.mjs';
import { duration, Progress } from './lib/progress.mjs';
import { readTestArguments } from './lib/test-arguments.mjs';

/** @typedef {import('./gates.mjs').Gate} Gate */

const gateTimeoutMs = 60 * 60_000;

const progress = new Progress();
const { paint } = progress;

await main(progress, async () => {
  try {
    await nodeStep(progress);
    const { install, quick, all, selected } = readTestArguments(process.argv.slice(2), gates);
    if (all) process.env.PROOFS = 'all';
    if (install) await installStep(root, progress);
    const runs = quick ? quickRuns(selected) : new Map(selected.map((gate) => [gate, []]));
    const chosen = [...runs.keys()];
    /** @type {Record<string, string>} */
    const env = chosen.some((gate) => gate.needsBrowser)
      ? { CHROME_PATH: await browserStep(root, progress) }
      : {};
    if (chosen.some((gate) => gate.needsEngines)) await enginesStep(root, progress);
    report(
      await runGates(chosen, (gate) => runGate(gate, env, runs.get(gate)), {
        build: () => buildStep(root, progress),
        onEnd: printResult,
      }),
    );
  } catch (error) {
    stopAll();
    progress.failure(error);
    finish(0, 1);
  }
});

/**
 * The gates that a change affects, each with the arguments that limit it to the change.
 *
 * @param {readonly Gate[]} selected
 */
function quickRuns(selected) {
  const change = readChange(root);
  const of = change.base === 'HEAD' ? 'not committed yet' : 'of the last commit';
  progress.line(`change     files ${of}: ${change.files.length}`);
  /** @type {Map<Gate, readonly string[]>} */
  const runs = new Map();
  for (const gate of selected) {
    const args = gate.quick?.(change);
    if (args) runs.set(gate, args);
  }
  return runs;
}

/**
 * @param {Gate} gate
 * @param {Readonly<Record<string, string>>} env
 * @param {readonly string[]} [args] of the check
 */
function runGate({ name, run }, env, args = []) {
  return runCommand(root, { name, ...npm([...run, ...args]), env, timeoutMs: gateTimeoutMs });
}

/** @param {import('./lib/gate-runner.mjs').GateResult} result */
function printResult({ gate, ok, reason, logFile, milliseconds }) {
  const verdict = ok ? paint.green('passed') : paint.red(`failed: ${reason}`);
  progress.line(`${gate.name.padEnd(10)} ${verdict} ${paint.dim(`(${duration(milliseconds)})`)}`);
  if (!logFile) return;
  const output = readLog(logFile).trimEnd();
  if (ok) printSummary(gate, output);
  else progress.line(`${output.replace(/^/gm, '  │ ')}\n  └ ${relative(root, logFile)}`);
}

/** @param {Gate} gate @param {string} output */
function printSummary({ summary }, output) {
  if (!summary) return;
  for (const line of output.split('\n').filter((it) => it.startsWith(summary))) {
    progress.line(paint.dim(`  ${line}`));
  }
}

/** @param {readonly import('./lib/gate-runner.mjs').GateResult[]} results */
function report(results) {
  const failed = results.filter((result) => !result.ok);
  if (failed.length > 0) {
    progress.line(`\nFailed: ${failed.map(({ gate }) => gate.name).join(', ')}`);
  }
  for (const { gate, logFile, reason } of failed) {
    const lines = failureLines(gate, logFile ? readLog(logFile) : reason);
    progress.line(lines.map((line) => `  ${line}`).join('\n'));
  }
  finish(results.length - failed.length, failed.length);
}

/**
 * Ends the output with the line that CI reads.
 *
 * @param {number} passed
 * @param {number} failed
 */
function finish(passed, failed) {
  progress.line(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
