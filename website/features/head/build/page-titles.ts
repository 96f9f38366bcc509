import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';

/** Writes the titles of all pages of all versions, by their address, for website/src/components/PageNotInVersion. */
export const pageTitles = (): Plugin => ({
  name: 'page-titles',

  async allContentLoaded({ allContent, actions }) {
    const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
    const titles = docs.loadedVersions.flatMap((version) => [
      ...version.docs.map(({ permalink, title }) => [permalink, title] as const),
      ...categoriesOf(version.sidebars),
    ]);
    await actions.createData('titles.json', JSON.stringify(Object.fromEntries(titles)));
  },
});

type Sidebars = LoadedContent['loadedVersions'][number]['sidebars'];
type SidebarItem = Sidebars[string][number];

/** The address and title of each category that has a page of its own. */
const categoriesOf = (sidebars: Sidebars) => Object.values(sidebars).flat().flatMap(categoriesIn);

function categoriesIn(item: SidebarItem): readonly (readonly [string, string])[] {
  if (item.type !== 'category') return [];
  const { link, label, items } = item;
  const own =
    link?.type === 'generated-index' ? [[link.permalink, link.title ?? label] as const] : [];
  return [...own, ...items.flatMap(categoriesIn)];
}
