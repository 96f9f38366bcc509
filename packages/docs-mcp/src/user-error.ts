/** An error that the caller can correct; the message says how. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
