/**
 * Makes a function that loads each thing once. After a failure, the next call tries again.
 *
 * @param load - Loads the thing with a key.
 */
export function loadedOnce<Key, Thing>(
  load: (key: Key) => Promise<Thing>,
): (key: Key) => Promise<Thing> {
  const loads = new Map<Key, Promise<Thing>>();
  return (key) => {
    const known = loads.get(key);
    if (known) return known;
    const loading = load(key);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
}

/** A server that hasn't started to answer after this many milliseconds never will. */
const longestWait = 20_000;

/**
 * Fetches a file of the site that isn't a page. Rejects if the server doesn't have it, also if it answers
 * with a page and status 200 instead, as some hosts do for every unknown address.
 */
export async function fetchFile(address: string): Promise<Response> {
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), longestWait);
  const response = await fetch(address, { signal: wait.signal }).finally(() => clearTimeout(timer));
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  if (response.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`${address} answered with a page.`);
  }
  return response;
}

/** Fetches JSON; see {@link fetchFile}. */
export const fetchJson = async <Content>(address: string): Promise<Content> =>
  (await fetchFile(address)).json();
