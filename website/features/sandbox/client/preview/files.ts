import { fetchFile, loadedOnce } from '../../../../src/components/loadedOnce';
import type { RuntimeManifest } from '../../frame/protocol';

const folder = '/play/';

export const notLoaded =
  'The packages that the code needs could not be loaded. Check your network connection, then run it again.';

/**
 * Text of a file below `/play/`, cached for the life of the page, so a preview that has worked also
 * works offline. After an error, the next call tries again.
 *
 * @throws Error with a sentence for the reader if the file can't be loaded.
 */
export const playText = loadedOnce((file: string) => load(file, (response) => response.text()));

const loadJson = loadedOnce((file: string) => load(file, (response) => response.json()));

/** The content of a JSON file below `/play/`; see {@link playText}. */
export const playJson = <Content>(file: string): Promise<Content> => loadJson(file);

export const playManifest = () => playJson<RuntimeManifest>('manifest.json');

/** The dev server needs the file extension. */
const ending = process.env.NODE_ENV === 'development' ? '.html' : '';

export const frameAddress = (page: string): string => folder + page + ending;

/** The whole address of a file below `/play/`, which a worker from a blob needs. */
export const playAddress = (file: string): string => new URL(folder + file, location.origin).href;

async function load<Content>(
  file: string,
  read: (response: Response) => Promise<Content>,
): Promise<Content> {
  if (location.protocol === 'file:') {
    throw new Error(
      'Code runs only when a web server serves the site, not when you open it from disk.',
    );
  }
  try {
    return await read(await fetchFile(folder + file));
  } catch (cause) {
    throw new Error(notLoaded, { cause });
  }
}

/** The worker is created from its source, so that it can be recreated without a network. */
export async function playWorker(file: string): Promise<Worker> {
  const script = new Blob([await playText(file)], { type: 'text/javascript' });
  const url = URL.createObjectURL(script);
  try {
    return new Worker(url);
  } finally {
    // A worker that has started no longer needs the URL.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}
