import type { SearchRecord } from './records.ts';

/** The steps that turn an index into a set of records. */
export interface Difference {
  /** New and changed records. */
  readonly save: readonly SearchRecord[];
  /** Object ids of removed records. */
  readonly remove: readonly string[];
}

/**
 * Compares the index that should be with the one that the last push left.
 *
 * @param records - What the index should contain.
 * @param pushed - Hashes of the index's records by object id.
 */
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
