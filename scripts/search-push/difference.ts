import type { SearchRecord } from './records.ts';

export interface Difference {
  readonly save: readonly SearchRecord[];
  readonly remove: readonly string[];
}

/** What turns an index into one with these records. `pushed` has the index's hashes by object id. */
export function differenceTo(
  records: readonly SearchRecord[],
  pushed: ReadonlyMap<string, string>,
): Difference {
  const ids = new Set(records.map(({ objectID }) => objectID));
  return {
    save: records.filter(({ objectID, hash }) => pushed.get(objectID) !== hash),
    remove: [...pushed.keys()].filter((id) => !ids.has(id)),
  };
}
