import type { UserEvent } from '@testing-library/user-event';
import {
  type React as WatchingReact,
  watchedModule,
  watchQueries,
} from '../releases/watch-queries.ts';
import type { Dom } from './dom.ts';
import type { Load } from './packages.ts';
import { snapshot } from './snapshot.ts';
import { type ActingReact, userOf } from './user.ts';

interface React extends WatchingReact, ActingReact {
  readonly Fragment: unknown;
  readonly StrictMode: unknown;
  readonly createElement: (
    type: unknown,
    props: object | null,
    ...children: readonly unknown[]
  ) => unknown;
}

interface Root {
  readonly render: (element: unknown) => void;
  readonly unmount: () => void;
}

interface Client {
  readonly createRoot: (container: unknown, options?: unknown) => Root;
}

export interface Rendered {
  readonly html: string;
  readonly query: string;
  /** The styles that its components added to the document. */
  readonly css: string;
}

/** What a sample renders while it's mounted, for a user of it. */
export interface Mounted {
  readonly user: UserEvent;
  /** The queries of its builders as text. */
  readonly query: () => string;
  /** Waits for effects and timers. */
  readonly settle: () => Promise<void>;
}

export interface Renderer {
  /** A `require` that renders and unmounts roots that a sample creates, and watches its builders. */
  readonly load: Load;
  /**
   * Runs a sample, waits for effects and timers, and then unmounts everything.
   *
   * @param strict - Whether to use React's strict mode, which runs effects twice.
   * @param evaluate - Evaluates the sample, and returns its component to render, if it has one.
   * @param use - Uses the sample before it's unmounted.
   * @returns What it renders; empty texts if that is nothing.
   * @throws Whatever the sample or its components throw.
   */
  readonly render: (
    strict: boolean,
    evaluate: () => Promise<unknown>,
    use?: (mounted: Mounted) => Promise<void>,
  ) => Promise<Rendered>;
}

/** Waits until promises and timers without a delay have run. */
export async function settled(): Promise<void> {
  for (let left = 3; left > 0; left -= 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** Sets up React for one target. It empties the document before each sample. */
export function createRenderer(load: Load, dom: Dom): Renderer {
  // React warns about updates outside of act() only with this flag.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const react = load('react') as React;
  const { act, createElement, Fragment, StrictMode } = react;
  const client = load('react-dom/client') as Client;
  const roots = new Set<Root>();
  let mode: unknown = Fragment;
  let query = '';
  const watched = new WeakMap<object, object>();

  const createRoot: Client['createRoot'] = (container, options) => {
    const root = client.createRoot(container, options);
    roots.add(root);
    return {
      render: (element) => root.render(createElement(mode, null, element)),
      unmount: () => root.unmount(),
    };
  };

  /** The same module each time, so that all builders of a sample are watched together. */
  const watch = (library: Readonly<Record<string, unknown>>): object => {
    const known = watched.get(library);
    if (known) return known;
    const made = watchQueries(library, react, (text) => {
      query = text;
    });
    watched.set(library, made);
    return made;
  };

  return {
    load: (specifier) => {
      const module = load(specifier);
      if (specifier === 'react-dom/client') return { ...client, createRoot };
      return specifier === watchedModule ? watch(module as Record<string, unknown>) : module;
    },
    render: async (strict, evaluate, use) => {
      mode = strict ? StrictMode : Fragment;
      const container = dom.reset();
      query = '';
      try {
        await act(async () => {
          const component = await evaluate();
          if (component !== undefined) {
            createRoot(container).render(createElement(component, null));
          }
        });
        await act(settled);
        const rendered = { html: snapshot(container), query, css: dom.styles() };
        await use?.({ user: userOf(react), query: () => query, settle: () => act(settled) });
        return rendered;
      } finally {
        await act(async () => {
          for (const root of roots) root.unmount();
        });
        roots.clear();
      }
    },
  };
}
