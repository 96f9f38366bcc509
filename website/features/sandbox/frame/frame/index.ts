// Runs the reader's code in a document that has an opaque origin and no network access.
// website/features/sandbox/build creates the document, and website/features/sandbox/client/preview opens it.
import { type React, watchedModule, watchQueries } from '../../../../../releases/watch-queries.ts';
import { cut, PrintLimiter } from '../printing.ts';
import {
  type ConsoleLevel,
  consoleLevels,
  type FrameMessage,
  type PageMessage,
  type Signal,
  type Theme,
} from '../protocol.ts';
import { limitBlobs } from './blobs.ts';
import { bound } from './bound.ts';
import { closeClipboard } from './clipboard.ts';
import { limitElements, mostElements } from './elements.ts';
import { faultOf } from './faults.ts';
import { keepFocus } from './focus.ts';
import { closeHistory } from './history.ts';
import { formatConsole } from './inspect.ts';
import { Modules } from './modules.ts';
import { closeNetwork } from './network.ts';
import { createOutbox } from './outbox.ts';
import { renderComponent } from './render.ts';
import { replay } from './replay.ts';
import { createStopper, Stopped } from './stop.ts';
import { replaceStorage } from './storage.ts';

const page = window.parent;

// The frame's attribute and the header of its address both remove the origin. Where neither does,
// as in a frame of another site on a host without headers, the code would run as this site.
if (window.origin !== 'null') {
  document.body.textContent = 'Code runs only in the sandbox’s frames.';
  throw new Error('This document has an origin, so it doesn’t run code.');
}

replaceStorage();
closeNetwork();
closeClipboard();
// `top` can't be replaced, so the page also removes a frame that sends it messages.
Object.defineProperty(window, 'parent', { value: window });

// Kept, because the reader's code can replace them, and could get hold of the port.
const post = bound<MessagePort, [string], void>(MessagePort.prototype.postMessage);
const dataOf = bound(
  Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get as (
    this: MessageEvent,
  ) => PageMessage,
);
const later = window.setTimeout;

let port: MessagePort | undefined;
const outbox = createOutbox((batch) => {
  if (port) post(port, batch);
});
const send = (message: FrameMessage): void => outbox.send(message);
const signal = (name: Signal): void => {
  if (port) post(port, name);
};

closeHistory(() => signal('address'));
limitBlobs(() => signal('blobs'));
keepFocus(() => signal('entered'));

const added = new Set<string>();

/** The base style, which comes after the stylesheets of packages, and before those of the project. */
let base: HTMLStyleElement | undefined;

function addStyle(name: string, css: string, origin: 'package' | 'file'): void {
  if (added.has(name)) return;
  added.add(name);
  const element = styleElement(name, css);
  if (base && origin === 'package') base.before(element);
  else document.head.append(element);
}

function styleElement(name: string, css: string): HTMLStyleElement {
  const element = document.createElement('style');
  element.dataset.name = name;
  element.textContent = css;
  return element;
}

const modules = new Modules(addStyle);

/** Several handlers get the same error. */
const reported = new Set<unknown>();

/** Nobody reads more, and the set must not grow forever. */
const mostFaults = 20;

/** Errors after a stop are its consequences. */
let isOver = false;

function report(error: unknown, componentStack?: string): void {
  if (isOver || reported.has(error) || (reported.size > 0 && error instanceof Stopped)) return;
  reported.add(error);
  isOver = error instanceof Stopped || reported.size >= mostFaults;
  send({ kind: 'fault', fault: faultOf(error, modules.names, componentStack) });
}

const { port1, port2 } = new MessageChannel();
let afterPause: (() => void) | undefined;
port1.onmessage = () => afterPause?.();

const stopper = createStopper(
  performance.now.bind(performance),
  (callback) => {
    afterPause = callback;
    post(port2, '');
  },
  report,
);

limitElements(() => {
  stopper.stop(
    `The code added more than ${mostElements.toLocaleString('en-US')} elements to the page, so it was stopped. Render fewer at a time.`,
  );
});

/** For the scripts of runtimes and the compiled code. */
const api = {
  offer: modules.offer.bind(modules),
  style: modules.style.bind(modules),
  define: modules.define.bind(modules),
  require: (specifier: string) => modules.require(specifier),
  check: stopper.check,
  show: (value: unknown) => {
    if (value !== undefined) print('log', [value]);
  },
};
Object.defineProperty(window, '__preview', { value: Object.freeze(api) });

const limiter = new PrintLimiter();

/** Returns whether there was room for it. */
function print(level: ConsoleLevel, values: readonly unknown[]): boolean {
  const line = limiter.add(level, () => formatConsole(values));
  send(line ? { kind: 'console', ...line } : { kind: 'omitted', lines: limiter.omitted });
  return line !== undefined;
}

for (const level of consoleLevels) {
  const original = console[level].bind(console);
  console[level] = (...values: unknown[]) => {
    if (level === 'error' && isEchoOfFault(values)) return;
    const isShown = print(level, values);
    if (level === 'error' && isEndlessUpdate(values)) {
      stopper.stop(
        'The component set its state on every render, so it was stopped. Is an effect missing its dependencies?',
      );
      return;
    }
    if (isShown) original(...values);
  };
}

const isEndlessUpdate = ([first]: readonly unknown[]): boolean =>
  typeof first === 'string' && first.includes('Maximum update depth exceeded');

/** React logs the errors that its error boundary gets anyway, with a sentence in one of the values. */
const isEchoOfFault = (values: readonly unknown[]): boolean =>
  values.some((value) => typeof value === 'string' && value.startsWith('The above error occurred'));

addEventListener('error', (event) => {
  report(event.error ?? event.message);
  event.preventDefault();
});
addEventListener('unhandledrejection', (event) => {
  report(event.reason);
  event.preventDefault();
});

/** `eval` is forbidden, but inline scripts are allowed until `barScripts`. */
function runScript(text: string): void {
  const element = document.createElement('script');
  element.textContent = text;
  document.head.append(element);
  element.remove();
}

/** A script that the reader's code adds would run without the checks that stop endless code. */
function barScripts(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'";
  document.head.append(policy);
}

function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

function start({
  scripts,
  modules: files,
  others,
  baseStyle,
  entry,
  theme,
  watch,
}: PageMessage & { kind: 'start' }) {
  setTheme(theme);
  if (baseStyle !== undefined) {
    base = styleElement('', baseStyle);
    document.head.append(base);
  }
  for (const script of scripts) runScript(script);
  if (watch) {
    modules.replace(watchedModule, (library) =>
      watchQueries(library, api.require('react') as React, (text) =>
        send({ kind: 'query', text: cut(text) }),
      ),
    );
  }
  for (const { name, code } of others) modules.file(name, code);
  for (const { name, code } of files) {
    runScript(
      `__preview.define(${JSON.stringify(name)},function(require,exports,module){"use strict";${code}\n});\n//# sourceURL=${name}`,
    );
  }
  barScripts();
  try {
    const { default: component } = (modules.run(entry) ?? {}) as { readonly default?: unknown };
    if (component !== undefined) renderComponent(api.require, component, report);
  } catch (error) {
    report(error);
  }
  // After the first render, which React schedules as a separate task.
  setTimeout(() => send({ kind: 'done' }), 50);
}

/** The height down to the lowest rendered edge; the body itself is as high as the frame. */
function renderedHeight(): number {
  const drawn = [...document.body.children].map((element) => element.getBoundingClientRect());
  const lowest = Math.max(
    0,
    ...drawn.filter(({ height }) => height > 0).map(({ bottom }) => bottom),
  );
  return lowest === 0
    ? 0
    : Math.ceil(
        lowest + scrollY + Number.parseFloat(getComputedStyle(document.body).paddingBottom),
      );
}

function receive(message: PageMessage): void {
  if (message.kind === 'start') start(message);
  else if (message.kind === 'theme') setTheme(message.theme);
  else if (message.kind === 'replay') replay(message.interactions);
  else if (message.kind === 'ping') send({ kind: 'pong' });
  else outbox.acknowledge();
}

function connect({ source, ports }: MessageEvent<unknown>): void {
  if (source !== page) return;
  removeEventListener('message', connect);
  [port] = ports;
  // In a task of its own, where `window.event` doesn't lead to the port.
  if (port) port.onmessage = (event) => later(() => receive(dataOf(event)));
  const root = document.getElementById('root');
  if (root) {
    new ResizeObserver(() => send({ kind: 'height', pixels: renderedHeight() })).observe(root);
  }
  send({ kind: 'ready' });
}

addEventListener('message', connect);
