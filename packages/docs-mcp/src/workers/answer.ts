import { parentPort } from 'node:worker_threads';
import { UserError } from '../user-error.ts';
import type { Answer } from './limited.ts';

/**
 * Answers the questions that this worker gets.
 *
 * @param answer - Computes an answer.
 * @param recover - Called after an error, which can leave an unusable state.
 */
export function answerWith<Q>(
  answer: (question: Q) => unknown,
  recover: () => void = () => {},
): void {
  parentPort?.on('message', async (question: Q) => {
    parentPort?.postMessage(await outcomeOf(question));
  });

  async function outcomeOf(question: Q): Promise<Answer> {
    try {
      return { value: await answer(question) };
    } catch (error) {
      recover();
      if (error instanceof UserError) return { problem: error.message };
      if (error instanceof RangeError) return { problem: 'The input is nested too deeply.' };
      return { problem: String(error instanceof Error ? error.message : error).slice(0, 1000) };
    }
  }
}
