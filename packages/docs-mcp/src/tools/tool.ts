import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { UserError } from '../user-error.ts';

/** No tool changes anything, and none of them uses a network. */
export const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

export const textAnswer = (...paragraphs: readonly string[]): CallToolResult => ({
  content: [{ type: 'text', text: paragraphs.filter((one) => one !== '').join('\n\n') }],
});

/**
 * Makes a tool's errors answers that the caller can correct.
 *
 * @param answer - Computes the answer; the signal says that the caller has cancelled the call.
 */
export const answering =
  <A>(answer: (args: A, signal: AbortSignal) => Promise<CallToolResult> | CallToolResult) =>
  async (args: A, { signal }: { readonly signal: AbortSignal }): Promise<CallToolResult> => {
    try {
      return await answer(args, signal);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { ...textAnswer(error.message), isError: true };
    }
  };
