import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

export interface SidebarPage {
  readonly path: string;
  /** The label of the category that it's in; `undefined` if it's in none. */
  readonly category: string | undefined;
}

type Item = LoadedVersion['sidebars'][string][number];

/** The pages in the order of the sidebars. */
export function pagesOf({
  docs,
  sidebars,
}: Pick<LoadedVersion, 'docs' | 'sidebars'>): readonly SidebarPage[] {
  const pageOf = (wanted: string, category: string | undefined) =>
    docs.filter(({ id }) => id === wanted).map(({ permalink }) => ({ path: permalink, category }));
  const read = (items: readonly Item[], category?: string): readonly SidebarPage[] =>
    items.flatMap((item) => {
      if (item.type === 'doc') return pageOf(item.id, category);
      if (item.type !== 'category') return [];
      const { label, link } = item;
      return [...(link?.type === 'doc' ? pageOf(link.id, label) : []), ...read(item.items, label)];
    });
  return Object.values(sidebars).flatMap((items) => read(items));
}
