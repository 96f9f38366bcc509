/** How long the code may run without a pause, in milliseconds. */
export const longestTurn = 2000;

export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/**
 * @param now - A clock in milliseconds.
 * @param pause - Calls back when the running code has ended, including the promises that follow.
 * @param onStop - Called once.
 */
export function createStopper(
  now: () => number,
  pause: (callback: () => void) => void,
  onStop: (stopped: Stopped) => void,
) {
  let stopped: Stopped | undefined;
  let calls = 0;
  let began: number | undefined;

  /** From now on, the guarded code throws wherever it is. */
  const stop = (message: string): Stopped => {
    if (!stopped) {
      stopped = new Stopped(message);
      onStop(stopped);
    }
    return stopped;
  };

  /** The guarded code calls it all the time. It throws if the code has run too long or was stopped. */
  const check = (): void => {
    if (stopped) throw stopped;
    calls += 1;
    // Reading the clock takes longer than an iteration of most loops.
    if (calls % 32 !== 0) return;
    if (began === undefined) {
      began = now();
      pause(() => {
        began = undefined;
      });
    } else if (now() - began > longestTurn) {
      throw stop(
        `The code ran for ${longestTurn / 1000} seconds without a pause, so it was stopped. Is there an infinite loop?`,
      );
    }
  };

  return { check, stop };
}
