import { fetchJson, loadedOnce } from '../../../../../src/components/loadedOnce';
import { own } from '../../../../../src/components/own';
import type { Subject } from '../../../frame/language/protocol';

interface References {
  /** Base path of the release's docs. */
  readonly docs: string;
  readonly references: Readonly<Record<string, string>>;
}

/** Loads the file of a release with the pages of its names, once. */
export const loadReferences = loadedOnce((release: string) =>
  fetchJson<References>(`/references/${release}.json`),
);

/**
 * Address of a page of the release's docs, or of the one that explains a name; `undefined` if none does, or
 * the docs can't be reached.
 */
export async function pageOf(release: string, of: string | Subject): Promise<string | undefined> {
  const found = await loadReferences(release).catch(() => undefined);
  const place = typeof of === 'string' ? of : found && placeOf(found.references, of);
  return found && place !== undefined ? `${found.docs}/${place}` : undefined;
}

/**
 * Finds the place of a name. Releases declare a member in types of different names, so without an
 * exact match, it's the type whose name starts most like the owner's, or the builder's props.
 *
 * @returns The place below the base path of the docs; `undefined` if they don't explain the name.
 */
export function placeOf(
  references: References['references'],
  { name, owner }: Subject,
): string | undefined {
  if (owner === '') return own(references, name);
  const types = Object.keys(references)
    .filter((key) => key.endsWith(`.${name}`))
    .map((key) => key.slice(0, -name.length - 1));
  const likeness = (type: string) =>
    2 * sharedStart(type, owner) + (type === 'QueryBuilderProps' ? 1 : 0);
  const [type] = types.sort((one, other) => likeness(other) - likeness(one));
  return type === undefined ? undefined : references[`${type}.${name}`];
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
