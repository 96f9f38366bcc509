import { unpackAnchor } from './anchors';
import type { IndexManifest, Section, Shard } from './types';

/**
 * The sections of a shard as pages of one of its tags.
 *
 * @param shard - As loaded.
 * @param tag - One of the shard's tags.
 * @param base - Base path of the tag.
 */
export function sectionsOf(shard: Shard, tag: string, base: string): readonly Section[] {
  const { pages, sections } = shard;
  return sections.page.map((number, at) => {
    const [path, category, title] = pages[number] ?? ['', '', ''];
    const level = sections.level[at] ?? 1;
    const headings = sections.headings[at] ?? [];
    const text = sections.text[at] ?? '';
    const anchor = level > 1 ? unpackAnchor(sections.anchor[at] ?? '', headings.at(-1) ?? '') : '';
    const url = base + path || '/';
    return {
      tag,
      url: anchor ? `${url}#${anchor}` : url,
      level,
      trail: [category, title, ...headings],
      text,
    };
  });
}

/**
 * The shards that hold the pages of some tags.
 *
 * @param manifest - As loaded.
 * @param tags - What the reader wants to search.
 */
export const shardsOf = (
  manifest: IndexManifest,
  tags: readonly string[],
): readonly IndexManifest['shards'][number][] =>
  manifest.shards.filter((shard) => shard.tags.some((tag) => tags.includes(tag)));
