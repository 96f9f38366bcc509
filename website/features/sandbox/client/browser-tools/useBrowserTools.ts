import { useEffect, useEffectEvent } from 'react';
import type { Bench, ModelContext } from './tools';

/**
 * Offers the sandbox to an assistant in the browser. The tools' code is loaded only in browsers that have
 * `document.modelContext`.
 */
export function useBrowserTools(bench: Bench): void {
  const current = useEffectEvent(() => bench);
  useEffect(() => {
    const { modelContext } = document as { readonly modelContext?: ModelContext };
    if (!modelContext) return undefined;
    const left = new AbortController();
    import('./tools').then(
      ({ registerTools }) => registerTools(modelContext, () => current(), left.signal),
      // Without the tools, the sandbox works as it does in other browsers.
      () => {},
    );
    return () => left.abort();
  }, []);
}
