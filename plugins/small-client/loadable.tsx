import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
  useEffect,
  useReducer,
  useState,
} from 'react';
import type { LoadingComponentProps } from 'react-loadable';

/** How long nothing is drawn of a load that may end at any moment, in milliseconds. */
const defaultDelay = 200;

type Props = Record<string, unknown>;

interface Options<Loader, Loaded> {
  readonly loader: Loader;
  readonly loading: ComponentType<LoadingComponentProps>;
  readonly delay?: number;
  readonly render?: (loaded: Loaded, props: Props) => ReactNode;
}

interface LoadableComponent<Loaded> extends FunctionComponent<Props> {
  /** Loads what the component draws; once, unless it failed. */
  preload(): Promise<Loaded>;
}

type Load<Loaded> = () => Promise<Loaded>;

/**
 * Stands for react-loadable in the client: a component that is loaded when it is drawn. What only
 * servers and timeouts use of it is not here.
 */
export default function Loadable<Loaded>(
  options: Options<Load<Loaded>, Loaded>,
): LoadableComponent<Loaded> {
  return create(options.loader, options);
}

/** Several modules for one component, which `render` makes of them. */
Loadable.Map = <Loaded extends object>(
  options: Options<{ readonly [Key in keyof Loaded]: Load<Loaded[Key]> }, Loaded>,
): LoadableComponent<Loaded> => {
  const entries = Object.entries<Load<unknown>>(options.loader);
  const loadAll = () =>
    Promise.all(entries.map(async ([key, load]) => [key, await load()] as const)).then(
      (loaded) => Object.fromEntries(loaded) as Loaded,
    );
  return create(loadAll, options);
};

function create<Loaded>(
  load: Load<Loaded>,
  {
    loading,
    delay = defaultDelay,
    render = defaultRender,
  }: Omit<Options<unknown, Loaded>, 'loader'>,
): LoadableComponent<Loaded> {
  let attempt: Promise<Loaded> | undefined;
  let result: { readonly loaded: Loaded } | { readonly error: unknown } | undefined;

  const preload = () => {
    attempt ??= load().then(
      (loaded) => {
        result = { loaded };
        return loaded;
      },
      (error: unknown) => {
        result = { error };
        attempt = undefined;
        throw error;
      },
    );
    return attempt;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: routes call it once each, outside of rendering
  function LoadableComponent(props: Props): ReactNode {
    const [attempts, redraw] = useReducer((count: number) => count + 1, 0);
    const [pastDelay, setPastDelay] = useState(false);
    const isLoading = !result;
    // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
    useEffect(() => {
      if (!isLoading) return;
      const timer = setTimeout(setPastDelay, delay, true);
      preload().then(redraw, redraw);
      return () => clearTimeout(timer);
    }, [isLoading, attempts]);
    if (result && 'loaded' in result) return render(result.loaded, props);
    const retry = () => {
      result = undefined;
      redraw();
    };
    return createElement(loading, {
      isLoading,
      pastDelay,
      timedOut: false,
      error: result?.error,
      retry,
    });
  }
  return Object.assign(LoadableComponent, { preload });
}

const defaultRender = (loaded: unknown, props: Props): ReactNode =>
  createElement((loaded as { readonly default: ComponentType }).default, props);
