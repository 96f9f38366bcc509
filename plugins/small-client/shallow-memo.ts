import { useMemo } from 'react';

export { ReactContextError, usePrevious } from '@docusaurus/theme-common';

/**
 * Stands for the theme's hook of this name, which sorts by the rules of a language: to set those up
 * blocks a phone for a tenth of a second, and any order will do.
 *
 * @returns The same object as long as its values are the same.
 */
export function useShallowMemoObject<T extends object>(object: T): T {
  const entries = Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the same while its values are
  return useMemo(() => object, entries.flat());
}
