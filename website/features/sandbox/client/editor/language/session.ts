import type { EditorState } from '@codemirror/state';
import type { Language } from '../../../frame/language/environment';
import type { ProjectFile } from '../../project';
import { type Answer, ask } from './client';

export type LanguageStatus =
  /** The editor hasn't had the focus. */
  | { readonly kind: 'waiting' }
  /** The device saves data or has little memory, so the reader has to ask for it. */
  | { readonly kind: 'off' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  /** With a sentence for the reader. */
  | { readonly kind: 'failed'; readonly message: string };

type Rest<M extends keyof Language> =
  Parameters<Language[M]> extends [string, ...infer R] ? R : never;

export type Session = ReturnType<typeof createSession>;

interface SessionOptions {
  /** Name of the editor's file. */
  readonly file: string;
  readonly release: string;
  /** The project's current files; the editor's own text replaces its file's. */
  readonly files: () => readonly ProjectFile[];
  readonly onStatus: (status: LanguageStatus) => void;
}

/** Starts no download; see `onFocus`. */
export function createSession({ file, release, files, onStatus }: SessionOptions) {
  let status: LanguageStatus = { kind: 'waiting' };
  const setStatus = (next: LanguageStatus) => {
    status = next;
    onStatus(next);
  };
  const request = async <M extends keyof Language>(
    state: EditorState,
    method: M,
    ...rest: Rest<M>
  ): Promise<Answer<M> | undefined> => {
    const project = {
      release,
      files: [
        { name: file, code: state.doc.toString() },
        ...files().filter(({ name }) => name !== file),
      ],
    };
    try {
      return await ask(project, method, ...([file, ...rest] as unknown as Parameters<Language[M]>));
    } catch (error) {
      setStatus({ kind: 'failed', message: (error as Error).message });
      return undefined;
    }
  };
  const start = async (state: EditorState) => {
    if (status.kind === 'loading' || status.kind === 'ready') return;
    setStatus({ kind: 'loading' });
    if (await request(state, 'check')) setStatus({ kind: 'ready' });
  };

  return {
    release,
    isReady: () => status.kind === 'ready',
    /** Starts on the first focus, unless the device saves data. */
    onFocus: (state: EditorState) => {
      if (status.kind !== 'waiting') return;
      if (savesData()) setStatus({ kind: 'off' });
      else start(state);
    },
    /** Starts because the reader asked for it. */
    start,
    /**
     * Asks about the file.
     *
     * @returns `undefined` if the worker isn't ready, or fails; then the status says why.
     */
    ask: async <M extends keyof Language>(state: EditorState, method: M, ...rest: Rest<M>) =>
      status.kind === 'ready' ? request(state, method, ...rest) : undefined,
  };
}

/** Properties of `navigator` that only some browsers have. */
interface Device {
  readonly connection?: { readonly saveData?: boolean };
  /** In GiB. */
  readonly deviceMemory?: number;
}

function savesData(): boolean {
  const { connection, deviceMemory = 8 } = navigator as Device;
  return connection?.saveData === true || deviceMemory <= 2;
}
