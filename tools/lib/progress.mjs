// @ts-check
import { StepError } from './step-error.mjs';

/**
 * @typedef {object} Output
 * @property {(text: string) => unknown} write
 * @property {boolean} [isTTY]
 */

/**
 * Prints the title of a step when it begins and the outcome when it ends, so a log shows what it's waiting
 * for.
 */
export class Progress {
  /** @param {Output} [output] @param {() => number} [now] clock in milliseconds */
  constructor(output = process.stdout, now = Date.now) {
    this.output = output;
    this.now = now;
    this.paint = painter(output, process.env);
    /** Whether the last line is the title of a step that's still running. */
    this.isOpen = false;
  }

  /**
   * @template T
   * @param {string} title
   * @param {() => Promise<{ outcome: string, value?: T }>} work `outcome` ends the line
   * @returns {Promise<T>} the `value`
   * @throws whatever `work` throws, after ending the line with "failed"
   */
  async step(title, work) {
    const start = this.now();
    const name = `${title.padEnd(10)} `;
    const end = (/** @type {string} */ text) => {
      this.output.write(`${this.isOpen ? '' : name}${text}\n`);
      this.isOpen = false;
    };
    this.output.write(name);
    this.isOpen = true;
    try {
      const { outcome, value } = await work();
      end(`${outcome} ${this.paint.dim(`(${duration(this.now() - start)})`)}`);
      return /** @type {T} */ (value);
    } catch (error) {
      end(this.paint.red('failed'));
      throw error;
    }
  }

  /** @param {string} text printed on its own line, after the title of a step that's still running */
  line(text) {
    this.output.write(`${this.isOpen ? '…\n' : ''}${text}\n`);
    this.isOpen = false;
  }

  /** @param {unknown} error */
  failure(error) {
    if (!(error instanceof StepError)) {
      this.line(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return;
    }
    this.line(`\n${this.paint.red(error.message)}`);
    for (const line of error.causeLines) this.line(`  ${line}`);
    if (error.logFile) this.line(`Full output: ${error.logFile}`);
    if (error.remedy) this.line(error.remedy);
  }
}

/**
 * Colors for a terminal only, and not if NO_COLOR is set.
 *
 * @param {Output} output
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function painter(output, env) {
  const colored = output.isTTY === true && !env.NO_COLOR;
  /** @param {number} code */
  const style = (code) => (/** @type {string} */ text) =>
    colored ? `\u001b[${code}m${text}\u001b[0m` : text;
  return { red: style(31), green: style(32), dim: style(2) };
}

/** @param {number} milliseconds @returns {string} such as `0.4 s`, `42 s`, `3 min 7 s` */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 100 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
