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

/** Fetches JSON. Rejects if the server doesn't have it. */
export async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return response.json();
}
