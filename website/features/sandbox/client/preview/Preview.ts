import { appStyle } from '../../../project/app-style';
import { appStyleName } from '../../../project/app-style-name';
import { PrintLimiter } from '../../frame/printing';
import type {
  Fault,
  FrameMessage,
  Interaction,
  PageMessage,
  PrintedLine,
  Theme,
} from '../../frame/protocol';
import { entryOf, isStyle, type Project } from '../project';
import { compileFiles } from './compiler';
import { Frame } from './Frame';
import { frameAddress, playManifest, playText } from './files';
import { type FocusGuard, guardFocus } from './focusGuard';
import { planRun } from './plan';

const focusTaken =
  'The code took the keyboard focus from the page twice, so it was stopped. Let it move the focus only after a click in the preview.';

export interface PreviewEvents {
  readonly onStart: () => void;
  readonly onEnd: () => void;
  readonly onPrint: (line: PrintedLine) => void;
  /** So many lines were printed, but not passed to `onPrint`. */
  readonly onOmit: (lines: number) => void;
  readonly onFault: (fault: Fault) => void;
  /** The queries of the builders have changed to this text; without it, they aren't watched. */
  readonly onQuery?: (text: string) => void;
  /** The rendered content has this height, in pixels. */
  readonly onHeight: (pixels: number) => void;
  /** Called before the first frame is shown; what it resolves with is repeated there. */
  readonly takeInteractions: () => Promise<readonly Interaction[]>;
}

/** Runs each project in a new frame. The previous frame stays visible until the next has rendered. */
export class Preview {
  readonly #host: HTMLElement;
  readonly #title: string;
  readonly #events: PreviewEvents;
  readonly #focus: FocusGuard;
  #theme: Theme;
  #shown: Frame | undefined;
  #next: Frame | undefined;
  #run = 0;

  /** `host` should be positioned. `title` is the accessible name of the frame. */
  constructor(host: HTMLElement, title: string, theme: Theme, events: PreviewEvents) {
    this.#host = host;
    this.#title = title;
    this.#theme = theme;
    this.#events = events;
    this.#focus = guardFocus(host, () => {
      this.#removeFrames();
      this.#fail({ kind: 'stopped', message: focusTaken });
    });
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
      const names = new Set(files.map(({ name }) => name));
      this.#open(frameAddress(manifest.frame), names, {
        kind: 'start',
        scripts,
        modules: answer.modules,
        others: files.filter(({ name }) => isStyle(name) || name.endsWith('.json')),
        baseStyle: names.has(appStyleName) ? undefined : appStyle(release),
        entry,
        theme: this.#theme,
        watch: this.#events.onQuery !== undefined,
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
    this.#focus.remove();
    this.#removeFrames();
  }

  #removeFrames(): void {
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

  #open(address: string, files: ReadonlySet<string>, start: PageMessage): void {
    const limiter = new PrintLimiter();
    const run = this.#run;
    let isStarted = false;
    const receive = (message: FrameMessage) => {
      // The frame stays visible while the next run starts, but what it reports isn't about that run.
      if (run !== this.#run && message.kind !== 'height') return;
      switch (message.kind) {
        case 'ready':
          if (!isStarted) frame.send(start);
          isStarted = true;
          break;
        case 'done':
          void this.#replayInteractions(frame);
          break;
        case 'height':
          this.#events.onHeight(message.pixels);
          break;
        case 'fault':
          this.#show(frame);
          this.#events.onFault(message.fault);
          break;
        case 'console': {
          const line = limiter.add(message.level, () => message.text);
          if (line) this.#events.onPrint(line);
          break;
        }
        case 'query':
          this.#events.onQuery?.(message.text);
          break;
        case 'omitted':
          this.#events.onOmit(message.lines);
      }
    };
    const frame = new Frame(this.#host, this.#title, address, files, {
      receive,
      onEnter: this.#focus.allow,
      onStuck: (message) => {
        frame.remove();
        if (this.#shown === frame) this.#shown = undefined;
        if (this.#next === frame) this.#next = undefined;
        if (run === this.#run) this.#fail({ kind: 'stopped', message });
      },
    });
    this.#next = frame;
  }

  async #replayInteractions(frame: Frame): Promise<void> {
    const interactions = this.#shown ? [] : await this.#events.takeInteractions();
    if (this.#next !== frame) return;
    this.#show(frame);
    if (interactions.length === 0) return;
    this.#focus.allow();
    frame.replay(interactions);
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
