import { keyOf } from '../article/page-file.ts';

/** A name with its type, the first sentence about it, and the page that explains it; texts can be empty. */
export type Card = readonly [name: string, type: string, text: string, page: string];

/** The file with the names in a page's code, which the page loads when a reader asks for the first. */
export interface PageNames {
  readonly cards: readonly Card[];
  /**
   * By the key of each block, for each name: how far it starts after the previous one, and its
   * card's index.
   */
  readonly blocks: Readonly<Record<string, readonly number[]>>;
}

export const namesFileOf = (path: string): string => `/names${keyOf(path)}.json`;

/** What identifies a block of code on its page: a hash of its text (FNV-1a). */
export function blockKey(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
