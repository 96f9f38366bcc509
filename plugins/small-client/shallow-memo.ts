import { useMemo } from 'react';

export { ReactContextError, usePrevious } from '@docusaurus/theme-common';

/**
 * Replaces the theme's hook, which sorts with Intl. Setting up Intl keeps a phone busy for 0.1 s,
 * and any order will do.
 *
 * @returns The same object as long as its values are the same.
 */
export function useShallowMemoObject<T extends object>(object: T): T {
  const entries = Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the same while its values are
  return useMemo(() => object, entries.flat());
}
