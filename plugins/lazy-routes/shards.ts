import type { Route } from './generated.ts';
import { sortKey } from './runtime/shards.ts';
import type { Section } from './sections.ts';

/** Pages of a section whose table is a chunk of its own. */
export interface Shard {
  readonly chunk: string;
  readonly pages: readonly Route[];
}

/**
 * About how many pages one table tells of: at some 25 bytes each, more would cost a page of a large
 * section more than the request for a shard does.
 */
const pagesPerShard = 150;

/**
 * Divides a section into shards of pages whose addresses follow each other, as those of one folder do.
 *
 * @returns A single shard with the section's own chunk when it is not large.
 */
export function divideSection({ chunk, pages }: Section): readonly Shard[] {
  const count = Math.round(pages.length / pagesPerShard);
  if (count < 2) return [{ chunk, pages }];
  const sorted = pages
    .map((page) => ({ page, key: sortKey(page.path) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ page }) => page);
  const first = (index: number) => Math.round((index * pages.length) / count);
  return Array.from({ length: count }, (_, index) => ({
    chunk: `${chunk}-part-${index}`,
    pages: sorted.slice(first(index), first(index + 1)),
  }));
}
