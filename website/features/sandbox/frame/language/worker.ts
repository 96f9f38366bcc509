// The worker that runs TypeScript, so that the page stays responsive.
import { fetchJson, loadedOnce } from '../../../../src/components/loadedOnce.ts';
import { createEnvironment, type Environment } from './environment.ts';
import type { Language, LanguageAnswer, LanguageRequest, TypeFiles } from './protocol.ts';

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

addEventListener('message', async ({ data }: MessageEvent<LanguageRequest>) => {
  const { id, types, files: project, method, args } = data;
  try {
    const environment = await environmentFor(types);
    environment.update(project);
    answer({ id, value: (environment[method] as Method)(...args) });
  } catch (error) {
    answer({ id, problem: (error as Error).message });
  }
});

const answer = (message: LanguageAnswer): void => postMessage(message);
