import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

export interface Section {
  /** `undefined` for the pages that are in no category. */
  readonly title: string | undefined;
  readonly pages: readonly string[];
}

type Item = LoadedVersion['sidebars'][string][number];

/** The pages in the order of the sidebars. Between categories, there can be several untitled sections. */
export function sectionsOf({
  docs,
  sidebars,
}: Pick<LoadedVersion, 'docs' | 'sidebars'>): readonly Section[] {
  const permalinks = new Map(docs.map(({ id, permalink }) => [id, permalink]));
  const read = (items: readonly Item[], title: string | undefined): readonly Section[] =>
    items.flatMap((item): readonly Section[] => {
      if (item.type === 'category') {
        const own = item.link?.type === 'doc' ? pageOf(item.link.id) : [];
        return [{ title: item.label, pages: own }, ...read(item.items, item.label)];
      }
      return item.type === 'doc' ? [{ title, pages: pageOf(item.id) }] : [];
    });
  const pageOf = (id: string): readonly string[] => {
    const permalink = permalinks.get(id);
    return permalink === undefined ? [] : [permalink];
  };
  return joinNeighbors(Object.values(sidebars).flatMap((items) => read(items, undefined)));
}

function joinNeighbors(sections: readonly Section[]): readonly Section[] {
  const joined: Section[] = [];
  for (const { title, pages } of sections) {
    const before = joined.at(-1);
    if (before && before.title === title) {
      joined[joined.length - 1] = { title, pages: [...before.pages, ...pages] };
    } else {
      joined.push({ title, pages });
    }
  }
  return joined.filter(({ pages }) => pages.length > 0);
}
