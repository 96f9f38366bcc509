/**
 * Finds the shard of a section that the page with an address is in, or would be.
 *
 * @param from - The key of each shard's first page; the shards are sorted by it.
 * @returns Its index.
 */
export function shardOf(from: readonly string[], address: string): number {
  const key = sortKey(address);
  return Math.max(0, from.filter((first) => first <= key).length - 1);
}

/** What pages are sorted by: the same for all addresses that the router takes for one. */
export const sortKey = (address: string) =>
  address.toLowerCase().replace(/(?:\/|(?:\/index)?\.html)$/, '');
