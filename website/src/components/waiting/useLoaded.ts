import { useEffect, useState } from 'react';

/** What came of loading something: the thing, or nothing. */
export interface Loaded<Thing> {
  readonly value?: Thing;
  readonly failed?: true;
}

/**
 * Loads something; `undefined` until it has loaded or failed.
 *
 * @param load - The same function until something else is needed.
 * @param attempt - Another number tries again.
 */
export function useLoaded<Thing>(
  load: (() => Promise<Thing>) | undefined,
  attempt = 0,
): Loaded<Thing> | undefined {
  const [last, setLast] = useState<Loaded<Thing> & { readonly of: readonly unknown[] }>();

  useEffect(() => {
    let isCurrent = true;
    const set = (loaded: Loaded<Thing>) => isCurrent && setLast({ ...loaded, of: [load, attempt] });
    load?.().then(
      (value) => set({ value }),
      () => set({ failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  return last?.of[0] === load && last?.of[1] === attempt ? last : undefined;
}
