import type { SearchRecord } from './records.ts';

/** What must happen to an index so that it holds some records and no others. */
export interface Difference {
  /** New and changed ones. */
  readonly save: readonly SearchRecord[];
  /** Object ids of those that are gone. */
  readonly remove: readonly string[];
}

/**
 * Compares what should be in the index with what the last push put there.
 *
 * @param records - What should be there.
 * @param pushed - Hashes by object id of what is there.
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
