// @ts-check

/**
 * A step that can't continue. Any other error is a defect of the scripts, and is printed with its stack
 * trace.
 */
export class StepError extends Error {
  /**
   * @param {string} message what happened, in one sentence
   * @param {{ cause?: readonly string[], logFile?: string, remedy?: string }} [details] `cause`: the last
   *   lines of what the failed command printed; `logFile`: where the rest is
   */
  constructor(message, { cause = [], logFile, remedy } = {}) {
    super(message);
    this.name = 'StepError';
    this.causeLines = cause;
    this.logFile = logFile;
    this.remedy = remedy;
  }
}
