// The worker that runs TypeScript, so that the page stays responsive.
import { fetchJson, loadedOnce } from '../../../../src/components/loadedOnce.ts';
import { answerPage } from '../../../../src/components/worker/answerPage.ts';
import type { ProjectFile } from '../protocol.ts';
import { createEnvironment, type Environment, type Language } from './environment.ts';
import type { TypeFiles } from './protocol.ts';

/** A call of a method, with the project that it's about. */
interface LanguageCall {
  /** Addresses of the files with types that the project needs. */
  readonly types: readonly string[];
  readonly files: readonly ProjectFile[];
  readonly method: keyof Language;
  readonly args: readonly unknown[];
}

const notLoaded = 'The types could not be loaded. Check your network connection, then try again.';

const load = loadedOnce(fetchJson<TypeFiles>);

let key = '';
let current: Promise<Environment> | undefined;

/** One environment at a time, because each of them has the parsed types of its release in memory. */
function environmentFor(types: readonly string[]): Promise<Environment> {
  const wanted = types.join(' ');
  if (current && wanted === key) return current;
  key = wanted;
  const made = Promise.all(types.map(load))
    .then((parts) => createEnvironment(Object.assign({}, ...parts)))
    .catch((cause: unknown) => {
      if (current === made) current = undefined;
      throw new Error(notLoaded, { cause });
    });
  current = made;
  return made;
}

type Method = (...args: readonly unknown[]) => ReturnType<Language[keyof Language]>;

const tasks = {
  call: async ({ types, files, method, args }: LanguageCall) => {
    const environment = await environmentFor(types);
    environment.update(files);
    return (environment[method] as Method)(...args);
  },
};

export type LanguageTasks = typeof tasks;

answerPage(tasks);
