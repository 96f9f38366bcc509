import { Window } from 'happy-dom';

/** Globals that Node has too, but that must belong to the document. */
const replaced: ReadonlySet<string> = new Set([
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'navigator',
  'localStorage',
  'sessionStorage',
]);

export interface Dom {
  /** Empties the document, except for the element that samples mount on. */
  readonly reset: () => HTMLElement;
  readonly styles: () => string;
}

/** Gives this process a browser's globals. Call it first, because React looks for them when it loads. */
export function installDom(): Dom {
  const window = new Window({ url: 'http://localhost/' });
  const names = new Set<string>();
  for (
    let level: object = window;
    level !== Object.prototype;
    level = Object.getPrototypeOf(level)
  ) {
    for (const name of Object.getOwnPropertyNames(level)) names.add(name);
  }
  for (const name of names) {
    if (name in globalThis && !replaced.has(name)) continue;
    const value = (window as unknown as Record<string, unknown>)[name];
    Object.defineProperty(globalThis, name, {
      // Methods such as getComputedStyle need their window, but classes must not be bound.
      value: isMethod(value) ? value.bind(window) : value,
      configurable: true,
      writable: true,
    });
  }
  return {
    reset: () => {
      document.head.innerHTML = '';
      document.body.innerHTML = '<div id="root"></div>';
      localStorage.clear();
      sessionStorage.clear();
      return document.getElementById('root') as HTMLElement;
    },
    // Some libraries write rules into the sheet instead of text into the element.
    styles: () =>
      [...document.head.querySelectorAll('style')]
        .map(({ textContent, sheet }) => textContent || rulesOf(sheet))
        .join('\n'),
  };
}

const rulesOf = (sheet: CSSStyleSheet | null): string =>
  [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');

function isMethod(value: unknown): value is (...parameters: readonly unknown[]) => unknown {
  return typeof value === 'function' && /^[a-z]/.test(value.name) && !/^class\b/.test(`${value}`);
}
