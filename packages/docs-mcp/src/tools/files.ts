import { z } from 'zod';
import { isFileName } from '../../../../website/features/sandbox/client/address.ts';
import { UserError } from '../user-error.ts';

/** A file of a caller's project. */
export const fileSchema = z.object({
  name: z.string().min(1).max(100).describe('Such as App.tsx or styles.css.'),
  code: z.string().max(200_000),
});

/**
 * Refuses names that a project can't have.
 *
 * @throws UserError if the sandbox doesn't accept one of them, or if two are the same.
 */
export function checkNames(names: readonly string[]): void {
  const wrong = names.find((name) => !isFileName(name));
  if (wrong !== undefined) {
    throw new UserError(
      `"${wrong}" isn’t a name that a file can have here. Use a relative path of letters, digits, and hyphens that ends with .tsx, .ts, .jsx, .js, .css, or .json.`,
    );
  }
  if (new Set(names).size < names.length) {
    throw new UserError('Two files have the same name. Give each file its own name.');
  }
}
