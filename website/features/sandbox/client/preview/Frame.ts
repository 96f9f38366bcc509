import {
  type FrameMessage,
  type Interaction,
  longestAddress,
  mostBlobBytes,
  type PageMessage,
  type Signal,
} from '../../frame/protocol';
import { notLoaded } from './files';
import { readBatch } from './messages';

/** A frame that doesn't answer for this long is stuck. The loop guard usually stops it earlier. */
const patienceMs = 6000;
const pingEveryMs = 1500;

/**
 * How long a frame may take to load and to answer for the first time. Other frames may keep its
 * process busy, and the reader's code doesn't run yet.
 */
const firstPatienceMs = 20_000;

/** A loaded frame that hasn't answered after this long may be the browser's error page. */
const silenceMs = 2000;

/** Between two batches of a frame. The page renders what each contains, so they must not follow closely. */
const pauseMs = 100;

/**
 * The reader's code can send messages past the port, and so can a browser's extensions in its
 * place. A message of 10 MB takes the page a tenth of a second, so a frame may do so only this
 * often.
 */
const maxStrays = 10;

const flooded = `The code sent the page more than ${maxStrays} messages, so it was stopped. Remove its calls of postMessage, then run it again.`;

/** Why a frame is removed that sends the signal. */
const excesses: Readonly<Record<Exclude<Signal, 'entered'>, string>> = {
  address: `The code set an address of more than ${longestAddress.toLocaleString('en-US')} characters, so it was stopped. Keep what it stores in a variable.`,
  blobs: `The code made blobs of more than ${mostBlobBytes / 1e6} MB, so it was stopped. Make fewer or smaller ones.`,
};

const isExcess = (data: unknown): data is keyof typeof excesses =>
  typeof data === 'string' && Object.hasOwn(excesses, data);

export interface FrameEvents {
  readonly receive: (message: FrameMessage) => void;
  /** The reader clicked in the frame. */
  readonly onEnter: () => void;
  /** The frame should be removed, for a reason that the text says. */
  readonly onStuck: (message: string) => void;
}

/** Blocks frames from navigating to another host, because their code could pass on what it knows. */
function keepFramesAtHome(): void {
  const id = 'frames-at-home';
  if (document.getElementById(id)) return;
  const meta = document.createElement('meta');
  meta.id = id;
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = "frame-src 'self'";
  document.head.append(meta);
}

/** A frame that runs code, and the port that connects it with the page. */
export class Frame {
  readonly #element = document.createElement('iframe');
  readonly #files: ReadonlySet<string>;
  readonly #events: FrameEvents;
  readonly #timer: ReturnType<typeof setInterval>;
  #port: MessagePort | undefined;
  #lastSign = Date.now();
  #loads = 0;
  #strays = 0;
  #isReady = false;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** `title` is the accessible name of the frame, and `files` are the names of the project's files. */
  constructor(
    host: HTMLElement,
    title: string,
    address: string,
    files: ReadonlySet<string>,
    events: FrameEvents,
  ) {
    this.#files = files;
    this.#events = events;
    keepFramesAtHome();
    this.#element.title = title;
    // Only scripts: no same origin, top navigation, popups, forms, or dialogs.
    this.#element.setAttribute('sandbox', 'allow-scripts');
    this.#element.src = address;
    this.#element.dataset.state = 'waiting';
    this.#element.addEventListener('load', this.#onLoad);
    addEventListener('message', this.#onStray);
    this.#timer = setInterval(this.#check, pingEveryMs);
    host.append(this.#element);
  }

  send(message: PageMessage): void {
    this.#port?.postMessage(message);
  }

  show(): void {
    this.#element.dataset.state = 'shown';
  }

  /** Moves the focus into the frame and does there what the reader did to the picture that it replaces. */
  replay(interactions: readonly Interaction[]): void {
    this.#element.focus({ preventScroll: true });
    this.send({ kind: 'replay', interactions });
  }

  remove(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#silence);
    clearTimeout(this.#pause);
    removeEventListener('message', this.#onStray);
    this.#element.removeEventListener('load', this.#onLoad);
    this.#element.remove();
    this.#port?.close();
  }

  /** A second load means that the code has navigated. */
  readonly #onLoad = (): void => {
    this.#loads += 1;
    if (this.#loads === 1) {
      this.#connect();
      this.#silence = setTimeout(this.#checkAddress, silenceMs);
    } else {
      this.#events.onStuck(
        'The code navigated away from its page, so it was stopped. Links and location don’t work here.',
      );
    }
  };

  #connect(): void {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = this.#onBatch;
    this.#element.contentWindow?.postMessage(null, '*', [port2]);
  }

  readonly #onBatch = ({ data }: MessageEvent<unknown>): void => {
    if (data === ('entered' satisfies Signal)) {
      this.#events.onEnter();
      return;
    }
    if (isExcess(data)) {
      this.#events.onStuck(excesses[data]);
      return;
    }
    if (this.#pause !== undefined) {
      this.#events.onStuck(flooded);
      return;
    }
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.send({ kind: 'acknowledge' });
    }, pauseMs);
    this.#isReady = true;
    this.#lastSign = Date.now();
    for (const message of readBatch(data, this.#files)) this.#events.receive(message);
  };

  /** Doesn't read the data, because the browser would first have to decode it. */
  readonly #onStray = ({ source }: MessageEvent<unknown>): void => {
    if (source === null || source !== this.#element.contentWindow) return;
    this.#strays += 1;
    if (this.#strays > maxStrays) this.#events.onStuck(flooded);
  };

  /** Tells an error page, which also loads, from a frame that is slow to answer. */
  readonly #checkAddress = async (): Promise<void> => {
    if (this.#isReady) return;
    const answer = await fetch(this.#element.src).catch(() => undefined);
    if (!answer?.ok && !this.#isReady) this.#events.onStuck(notLoaded);
  };

  readonly #check = (): void => {
    // Browsers throttle frames that aren't visible.
    if (document.hidden) this.#lastSign = Date.now();
    const silentMs = Date.now() - this.#lastSign;
    if (silentMs <= (this.#isReady ? patienceMs : firstPatienceMs)) {
      this.send({ kind: 'ping' });
      return;
    }
    this.#events.onStuck(
      this.#isReady
        ? `The code didn’t respond for ${patienceMs / 1000} seconds, so it was stopped.`
        : notLoaded,
    );
  };
}
