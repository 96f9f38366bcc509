/**
 * The innermost cause of TypeScript's message, without the long types in it, for a place where nobody would look
 * for them.
 */
export function shortMessage(message: string): string {
  const cause = message.trim().split('\n').at(-1) ?? '';
  return cause.trim().replaceAll(/'[^']{60,}'/g, "'…'");
}
