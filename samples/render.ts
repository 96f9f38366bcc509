import type { Dom } from './dom.ts';
import type { Load } from './packages.ts';

interface React {
  readonly Fragment: unknown;
  readonly StrictMode: unknown;
  readonly act: (callback: () => Promise<void>) => Promise<void>;
  readonly createElement: (type: unknown, props: null, ...children: readonly unknown[]) => unknown;
}

interface Root {
  readonly render: (element: unknown) => void;
  readonly unmount: () => void;
}

interface Client {
  readonly createRoot: (container: unknown, options?: unknown) => Root;
}

/** Draws what samples draw, and clears it away. */
export interface Stage {
  /** Stands in for `require`: roots that a sample creates are drawn and cleared away alike. */
  readonly load: Load;
  /**
   * Runs a sample, then lets effects and timers follow, then unmounts everything.
   *
   * @param strict - Whether in React's strict mode, which runs effects twice.
   * @param play - Evaluates the sample; returns the component to draw, if it has one.
   * @throws Whatever the sample or its components throw.
   */
  readonly perform: (strict: boolean, play: () => Promise<unknown>) => Promise<void>;
}

/** Lets promises and timers without delay follow, which takes some turns of the event loop. */
export async function settled(): Promise<void> {
  for (let left = 3; left > 0; left -= 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/**
 * Sets up React for one target.
 *
 * @param load - Finds the target's packages.
 * @param dom - The document; it is emptied before each sample.
 */
export function createStage(load: Load, dom: Dom): Stage {
  // React warns about updates outside of act() only where tests are announced.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const { act, createElement, Fragment, StrictMode } = load('react') as React;
  const client = load('react-dom/client') as Client;
  const roots = new Set<Root>();
  let mode: unknown = Fragment;

  const createRoot: Client['createRoot'] = (container, options) => {
    const root = client.createRoot(container, options);
    roots.add(root);
    return {
      render: (element) => root.render(createElement(mode, null, element)),
      unmount: () => root.unmount(),
    };
  };

  return {
    load: (specifier) =>
      specifier === 'react-dom/client' ? { ...client, createRoot } : load(specifier),
    perform: async (strict, play) => {
      mode = strict ? StrictMode : Fragment;
      const container = dom.reset();
      try {
        await act(async () => {
          const component = await play();
          if (component !== undefined) {
            createRoot(container).render(createElement(component, null));
          }
        });
        await act(settled);
      } finally {
        await act(async () => {
          for (const root of roots) root.unmount();
        });
        roots.clear();
      }
    },
  };
}
