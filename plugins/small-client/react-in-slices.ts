import { type DependencyList, type EffectCallback, startTransition, useEffect as use } from 'react';

export { default, useCallback, useContext, useMemo, useState } from 'react';

/**
 * Stands for React's hook in contexts that learn something when the page is alive: a stored choice, a
 * colour mode. What is drawn otherwise then is drawn in slices, between which the browser answers to
 * the reader, and together with what browser-context.tsx changes.
 */
export function useEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  use(() => {
    const ends: ReturnType<EffectCallback>[] = [];
    startTransition(() => {
      ends.push(effect());
    });
    return ends[0];
  }, dependencies);
}
