import { startTransition, useEffect, useState } from 'react';
import { fetchJson } from '../../../src/components/loadedOnce.ts';
import { whenIdle } from '../../../src/components/whenIdle.ts';
import { namesFileOf, type PackageNames } from '../navigation.ts';

const loaded = new Map<string, PackageNames>();

/**
 * The names of a package; `undefined` until they have loaded. React renders the hundreds of them in
 * slices, so the browser stays responsive.
 *
 * @param built - The names during the build, and in builds without page files.
 */
export function useNames(path: string, built?: PackageNames): PackageNames | undefined {
  const [names, setNames] = useState(built ?? loaded.get(path));
  useEffect(() => {
    if (names) return undefined;
    let isCurrent = true;
    const stop = whenIdle(async () => {
      const all = await fetchJson<PackageNames>(namesFileOf(path)).catch(() => undefined);
      if (!all) return;
      loaded.set(path, all);
      if (isCurrent) startTransition(() => setNames(all));
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [names, path]);
  return names;
}
