import type {
  ConsoleLevel,
  Fault,
  FrameMessage,
  PageMessage,
  Theme,
} from '../../../playground/sandbox/protocol';
import { entryOf, isStyle, type Project } from '../project';
import { compileFiles } from './compiler';
import { frameAddress, notLoaded, playManifest, playText } from './files';
import { planRun } from './plan';

export interface PreviewEvents {
  readonly onStart: () => void;
  readonly onEnd: () => void;
  readonly onConsole: (level: ConsoleLevel, text: string) => void;
  readonly onFault: (fault: Fault) => void;
  /** The rendered content has this height, in pixels. */
  readonly onHeight: (pixels: number) => void;
}

/** A frame that doesn't answer for this long is stuck. The loop guard usually stops it earlier. */
const patienceMs = 6000;
const pingEveryMs = 1500;

/** The frame's script runs before its document has loaded, so messages can precede the event. */
const silenceMs = 500;

/** Limits for a text from a frame, and for the number of texts per run. */
const longestText = 20_000;
const mostTexts = 500;

const levels: ReadonlySet<string> = new Set(['log', 'info', 'warn', 'error', 'debug']);

/**
 * Runs projects in frames, one frame per run, so that nothing of an earlier run is left.
 *
 * The previous run's frame stays visible until the next has rendered.
 */
export class Preview {
  readonly #host: HTMLElement;
  readonly #title: string;
  readonly #events: PreviewEvents;
  #theme: Theme;
  #shown: Frame | undefined;
  #next: Frame | undefined;
  #run = 0;

  /**
   * @param host - Element that the frames are put into; it should be positioned.
   * @param title - Accessible name of the frame.
   */
  constructor(host: HTMLElement, title: string, theme: Theme, events: PreviewEvents) {
    this.#host = host;
    this.#title = title;
    this.#theme = theme;
    this.#events = events;
  }

  /** Runs a project, and cancels a run in progress. */
  async run({ release, files }: Project): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const isCurrent = () => run === this.#run;
    this.#next?.remove();
    this.#next = undefined;
    this.#events.onStart();
    try {
      const entry = entryOf(files);
      if (entry === undefined) {
        return this.#fail({
          kind: 'import',
          message: 'The project has no code file, such as App.tsx.',
        });
      }
      const [manifest, answer] = await Promise.all([playManifest(), compileFiles(files)]);
      if (!isCurrent()) return;
      if (answer.fault) return this.#fail(answer.fault);
      const plan = planRun(manifest, release, files, answer.modules);
      if ('fault' in plan) return this.#fail(plan.fault);
      const scripts = await Promise.all(plan.scripts.map(playText));
      if (!isCurrent()) return;
      this.#open(frameAddress(manifest.frame), {
        kind: 'start',
        scripts,
        modules: answer.modules.map(({ name, code }) => ({ name, code })),
        styles: files
          .filter(({ name }) => isStyle(name) || name.endsWith('.json'))
          .map(({ name, code }) => ({ name, css: code })),
        entry,
        theme: this.#theme,
      });
    } catch (error) {
      if (isCurrent()) this.#fail({ kind: 'import', message: (error as Error).message });
    }
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.#shown?.send({ kind: 'theme', theme });
    this.#next?.send({ kind: 'theme', theme });
  }

  dispose(): void {
    this.#run += 1;
    this.#next?.remove();
    this.#shown?.remove();
    this.#next = undefined;
    this.#shown = undefined;
  }

  #fail(fault: Fault): void {
    this.#events.onFault(fault);
    this.#events.onEnd();
  }

  #open(address: string, start: PageMessage): void {
    let texts = 0;
    const frame = new Frame(this.#host, this.#title, address, {
      receive: (message) => {
        if (message.kind === 'ready') frame.send(start);
        else if (message.kind === 'done') this.#show(frame);
        else if (message.kind === 'height') this.#events.onHeight(message.pixels);
        else if (message.kind === 'fault') {
          this.#show(frame);
          this.#events.onFault(message.fault);
        } else if (message.kind === 'console') {
          texts += 1;
          if (texts < mostTexts) this.#events.onConsole(message.level, message.text);
          else if (texts === mostTexts) {
            this.#events.onConsole('warn', `Output stops after ${mostTexts} lines.`);
          }
        }
      },
      onStuck: (message) => {
        frame.remove();
        if (this.#shown === frame) this.#shown = undefined;
        if (this.#next === frame) this.#next = undefined;
        this.#fail({ kind: 'stopped', message });
      },
    });
    this.#next = frame;
  }

  #show(frame: Frame): void {
    if (this.#next !== frame) return;
    this.#shown?.remove();
    this.#shown = frame;
    this.#next = undefined;
    frame.show();
    this.#events.onEnd();
  }
}

/**
 * Blocks frames from navigating to another host. Code in a frame can always navigate its own frame,
 * and could pass on what it knows.
 */
function keepFramesAtHome(): void {
  const id = 'frames-at-home';
  if (document.getElementById(id)) return;
  const meta = document.createElement('meta');
  meta.id = id;
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = "frame-src 'self'";
  document.head.append(meta);
}

interface FrameEvents {
  readonly receive: (message: FrameMessage) => void;
  readonly onStuck: (message: string) => void;
}

class Frame {
  readonly #element = document.createElement('iframe');
  readonly #events: FrameEvents;
  readonly #timer: ReturnType<typeof setInterval>;
  #lastSign = Date.now();
  #loads = 0;
  #isReady = false;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement, title: string, address: string, events: FrameEvents) {
    this.#events = events;
    keepFramesAtHome();
    this.#element.title = title;
    // Only scripts: no same origin, top navigation, popups, forms, or dialogs.
    this.#element.setAttribute('sandbox', 'allow-scripts');
    this.#element.src = address;
    this.#element.dataset.state = 'waiting';
    this.#element.addEventListener('load', this.#onLoad);
    addEventListener('message', this.#onMessage);
    this.#timer = setInterval(this.#check, pingEveryMs);
    host.append(this.#element);
  }

  send(message: PageMessage): void {
    this.#element.contentWindow?.postMessage(message, '*');
  }

  show(): void {
    this.#element.dataset.state = 'shown';
  }

  remove(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener('message', this.#onMessage);
    this.#element.removeEventListener('load', this.#onLoad);
    this.#element.remove();
  }

  /** A second load means that the code has navigated; a silent first one, that it's an error page. */
  readonly #onLoad = (): void => {
    this.#loads += 1;
    if (this.#loads === 1) {
      this.#silence = setTimeout(() => {
        if (!this.#isReady) this.#events.onStuck(notLoaded);
      }, silenceMs);
    } else {
      this.#events.onStuck(
        'The code navigated away from its page, so it was stopped. Links and location don’t work here.',
      );
    }
  };

  readonly #onMessage = ({ data, source }: MessageEvent<unknown>): void => {
    if (source === null || source !== this.#element.contentWindow) return;
    const message = readMessage(data);
    if (!message) return;
    this.#isReady = true;
    this.#lastSign = Date.now();
    this.#events.receive(message);
  };

  readonly #check = (): void => {
    // Browsers throttle frames that aren't visible.
    if (document.hidden) this.#lastSign = Date.now();
    if (Date.now() - this.#lastSign > patienceMs) {
      this.#events.onStuck(
        `The code didn’t respond for ${patienceMs / 1000} seconds, so it was stopped.`,
      );
    } else this.send({ kind: 'ping' });
  };
}

/** The reader's code can send anything, so every message is validated. */
export function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Readonly<Record<string, unknown>>;
  switch (message.kind) {
    case 'ready':
    case 'done':
    case 'pong':
      return { kind: message.kind };
    case 'height':
      return typeof message.pixels === 'number' && message.pixels >= 0
        ? { kind: 'height', pixels: Math.min(message.pixels, 5000) }
        : undefined;
    case 'console':
      return levels.has(String(message.level))
        ? { kind: 'console', level: message.level as ConsoleLevel, text: textOf(message.text) }
        : undefined;
    case 'fault':
      return readFault(message.fault);
    default:
      return undefined;
  }
}

function readFault(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, message, file, line, components } = data as Readonly<Record<string, unknown>>;
  return {
    kind: 'fault',
    fault: {
      kind: kind === 'stopped' ? 'stopped' : 'runtime',
      message: textOf(message),
      ...(typeof file === 'string' && typeof line === 'number' && { file: textOf(file), line }),
      ...(Array.isArray(components) && { components: components.slice(0, 20).map(textOf) }),
    },
  };
}

const textOf = (value: unknown): string => String(value).slice(0, longestText);
