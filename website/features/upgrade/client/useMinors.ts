import { useEffect, useState } from 'react';
import type { MinorsData } from './minors';

interface Minors {
  readonly data?: MinorsData;
  readonly hasFailed?: boolean;
}

/** Loads what each minor changed, once it's needed. */
export function useMinors(isNeeded: boolean): Minors {
  const [minors, setMinors] = useState<Minors>({});
  useEffect(() => {
    if (!isNeeded || minors.data) return;
    import('@generated/upgrade/default/minors.json').then(
      ({ default: data }) => setMinors({ data }),
      () => setMinors({ hasFailed: true }),
    );
  }, [isNeeded, minors.data]);
  return minors;
}
