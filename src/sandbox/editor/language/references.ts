import type { Subject } from '../../../../playground/sandbox/language/protocol';

interface References {
  /** Base path of the release's docs. */
  readonly docs: string;
  readonly references: Readonly<Record<string, string>>;
}

const loaded = new Map<string, Promise<References>>();

function load(release: string): Promise<References> {
  const known = loaded.get(release);
  if (known) return known;
  const loading = fetch(`/references/${release}.json`).then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  });
  loaded.set(release, loading);
  loading.catch(() => loaded.delete(release));
  return loading;
}

/**
 * The page that explains a name of the library.
 *
 * @returns Its address; `undefined` if the docs of the release don't explain it, or can't be reached.
 */
export async function referenceOf(release: string, subject: Subject): Promise<string | undefined> {
  const found = await load(release).catch(() => undefined);
  const place = found && placeOf(found.references, subject);
  return place === undefined ? undefined : `${found?.docs}/${place}`;
}

/** The address of a page of the release's docs; `undefined` if the docs can't be reached. */
export async function pageOf(release: string, page: string): Promise<string | undefined> {
  const found = await load(release).catch(() => undefined);
  return found && `${found.docs}/${page}`;
}

/** Releases name the types that declare a member differently, so the nearest one is found by its members. */
export function placeOf(
  references: References['references'],
  { name, owner }: Subject,
): string | undefined {
  if (owner === '') return references[name];
  const exact = references[`${owner}.${name}`];
  if (exact !== undefined) return exact;
  const key = Object.keys(references).find((candidate) => candidate.endsWith(`.${name}`));
  return key === undefined ? undefined : references[key];
}
