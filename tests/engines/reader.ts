interface Found {
  readonly click: () => Promise<unknown>;
}

/** A reader's window in any engine: what every driver can do. */
export interface Reader {
  readonly open: (url: string) => Promise<unknown>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Finds an element with `findVisible`. */
  readonly find: (css: string, text: string) => Promise<Found | null>;
  readonly type: (text: string) => Promise<unknown>;
  /** Presses keys together, such as `Control` and `k`. */
  readonly press: (...keys: Key[]) => Promise<unknown>;
  /** Runs a function in the page, or in the frame that was entered. */
  readonly evaluate: <A extends readonly unknown[], R>(
    run: (...args: A) => R,
    ...args: A
  ) => Promise<R>;
  /** Lets `find` and `evaluate` work in a frame, until `leave`. */
  readonly enter: (css: string) => Promise<boolean>;
  readonly leave: () => Promise<unknown>;
  /** The page as PDF, where the driver can print. */
  readonly print?: () => Promise<Uint8Array>;
  /** Not in WebKitGTK, whose driver sometimes never answers. */
  readonly picture?: (file: string) => Promise<unknown>;
  /** Errors and warnings since the last call. */
  readonly takeProblems: () => Promise<readonly string[]>;
  readonly close: () => Promise<unknown>;
}

export type Key = 'Control' | 'Enter' | 'Home' | 'Tab' | 'a' | 'k' | 'v';

/**
 * Finds the first visible element with a text, a value, or a label, scrolls to it as a reader would, and returns it
 * once it has stayed in its place between two calls. It runs in the page. WebKitGTK's driver doesn't scroll to an
 * element below the window by itself, and then refuses to click it.
 */
export function findVisible(css: string, text: string): HTMLElement | undefined {
  const visibleText = (element: HTMLElement) =>
    [
      element.textContent,
      (element as HTMLInputElement).value,
      element.getAttribute('aria-label'),
    ].join(' ');
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) => element.getClientRects().length > 0 && visibleText(element).includes(text),
  );
  const place = found?.getBoundingClientRect();
  if (found && place && (place.top < 0 || place.bottom > innerHeight)) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { dataset } = document.documentElement;
  const before = dataset.place;
  dataset.place = JSON.stringify(place);
  return dataset.place === before ? found : undefined;
}
