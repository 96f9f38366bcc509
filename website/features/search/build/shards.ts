import { versions } from '../../../../releases/versions.ts';
import { versionTag } from '../../../site/search-tags.ts';
import { packAnchor } from '../client/anchors.ts';
import type { IndexManifest, Section, Shard, StoredPage } from '../client/types.ts';
import { shortened } from './shorten.ts';

/** Below this number of sections, each tag gets its own copy of them. */
const fewSections = 60;

export interface TaggedShard {
  readonly tags: readonly string[];
  readonly shard: Shard;
}

/** The addresses of a version's pages start with its base path. */
export const bases: IndexManifest['bases'] = Object.fromEntries(
  versions.map(({ name, path }) => [versionTag(name), path]),
);

/**
 * Puts each section once into the shard of the tags whose pages share it, because most pages of the
 * next release are identical to those of the latest.
 *
 * @param sections - Of all pages; those of a page in order.
 */
export function splitIntoShards(sections: readonly Section[]): readonly TaggedShard[] {
  const shared = new Map<string, { readonly section: Section; readonly tags: Set<string> }>();
  for (const section of sections) {
    const key = JSON.stringify([below(section), section.trail, section.text]);
    const entry = shared.get(key) ?? { section, tags: new Set<string>() };
    entry.tags.add(section.tag);
    shared.set(key, entry);
  }
  const groups = new Map<string, Section[]>();
  for (const { section, tags } of shared.values()) {
    const key = [...tags].sort().join(' ');
    groups.set(key, [...(groups.get(key) ?? []), section]);
  }
  mergeSmall(groups);
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, group]) => ({ tags: key.split(' '), shard: store(group) }));
}

/** A file for a few sections costs more than the copies that it avoids. */
function mergeSmall(groups: Map<string, Section[]>): void {
  for (const [key, group] of [...groups]) {
    const tags = key.split(' ');
    if (tags.length === 1 || group.length >= fewSections) continue;
    groups.delete(key);
    for (const tag of tags) groups.set(tag, [...(groups.get(tag) ?? []), ...group]);
  }
}

/** Address below the base of its tag, with the anchor. */
const below = ({ tag, url }: Section): string => url.slice(bases[tag]?.length ?? 0);

function store(sections: readonly Section[]): Shard {
  const pages: StoredPage[] = [];
  const numbers = new Map<string, number>();
  const stored = sections.map((section) => {
    const [path = '', anchor = ''] = below(section).split('#');
    const [category = '', title = '', ...headings] = section.trail;
    const page = numbers.get(path) ?? pages.push([path, category, title]) - 1;
    numbers.set(path, page);
    return {
      page,
      anchor: packAnchor(anchor, headings.at(-1) ?? ''),
      level: section.level,
      headings,
      text: shortened(section.text),
    };
  });
  return {
    pages,
    sections: {
      page: stored.map(({ page }) => page),
      anchor: stored.map(({ anchor }) => anchor),
      level: stored.map(({ level }) => level),
      headings: stored.map(({ headings }) => headings),
      text: stored.map(({ text }) => text),
    },
  };
}
