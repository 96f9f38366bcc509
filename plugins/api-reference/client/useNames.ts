import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../../src/components/whenIdle.ts';
import { namesFileOf, type PackageNames } from '../navigation.ts';

/** Names that were loaded, by the address of the package. */
const loaded = new Map<string, PackageNames>();

/**
 * The names of a package. Hundreds of them are rendered in slices, between which the browser answers to
 * the reader.
 *
 * @param path - Address of the package.
 * @param built - The names while the site is built, and in builds whose pages are no files.
 * @returns `undefined` until they have arrived.
 */
export function useNames(path: string, built?: PackageNames): PackageNames | undefined {
  const [names, setNames] = useState(built ?? loaded.get(path));
  useEffect(() => {
    if (names) return undefined;
    let isCurrent = true;
    const stop = whenIdle(async () => {
      const response = await fetch(namesFileOf(path)).catch(() => undefined);
      if (!response?.ok) return;
      const all: PackageNames = await response.json();
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
