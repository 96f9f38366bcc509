import { packAnchor } from '../client/anchors.ts';
import {
  type IndexManifest,
  pageOf,
  type Section,
  type Shard,
  type StoredPage,
} from '../client/types.ts';
import { shortened } from './shorten.ts';

/** Below this number of sections, each tag gets its own copy of them. */
const fewSections = 60;

export interface TaggedShard {
  readonly tags: readonly string[];
  readonly shard: Shard;
}

/**
 * Base path per tag: the common start of its pages' addresses.
 *
 * @param sections - Of all pages.
 */
export function basesOf(sections: readonly Section[]): IndexManifest['bases'] {
  const bases: Record<string, string> = {};
  for (const section of sections) {
    const { tag } = section;
    const folder = pageOf(section).split('/');
    if (folder.at(-1) !== '') folder.pop();
    bases[tag] = commonStart(bases[tag] ?? folder.join('/'), folder.join('/'));
  }
  return bases;
}

function commonStart(one: string, other: string): string {
  const parts = other.split('/');
  const shared = one.split('/');
  const end = shared.findIndex((part, index) => part !== parts[index]);
  return (end < 0 ? shared : shared.slice(0, end)).join('/');
}

/**
 * Puts each section once into the shard of the tags whose pages share it, because most pages of the
 * next release are identical to those of the latest.
 *
 * @param sections - Of all pages; those of a page in order.
 * @param bases - See {@link basesOf}.
 */
export function splitIntoShards(
  sections: readonly Section[],
  bases: IndexManifest['bases'],
): readonly TaggedShard[] {
  const shared = new Map<string, { readonly section: Section; readonly tags: Set<string> }>();
  for (const section of sections) {
    const key = JSON.stringify([below(section, bases), section.trail, section.text]);
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
    .map(([key, group]) => ({ tags: key.split(' '), shard: store(group, bases) }));
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
const below = ({ tag, url }: Section, bases: IndexManifest['bases']): string =>
  url.slice(bases[tag]?.length ?? 0);

function store(sections: readonly Section[], bases: IndexManifest['bases']): Shard {
  const pages: StoredPage[] = [];
  const numbers = new Map<string, number>();
  const stored = sections.map((section) => {
    const [path = '', anchor = ''] = below(section, bases).split('#');
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
