import type {
  PropCategoryGeneratedIndex,
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

/** Descriptions of docs by their addresses. */
type Descriptions = Readonly<Record<string, string>>;

/** What the page of a category gets: Docusaurus' data, and descriptions for its cards. */
export type CategoryIndex = PropCategoryGeneratedIndex & { readonly descriptions?: Descriptions };

/**
 * Moves the descriptions of docs to the pages that show them. Docusaurus gives every page the titles
 * and descriptions of all docs of its version, where only the cards on a category's page show them:
 * about half of the sidebar's data.
 *
 * @param root - The route that the docs plugin adds, with one child per version.
 * @returns A changed copy.
 */
export function moveDescriptions(root: RouteConfig): RouteConfig {
  return { ...root, routes: root.routes?.map(moveInVersion) };
}

function moveInVersion(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version) return route;
  return {
    ...route,
    props: { ...route.props, version: { ...version, docs: {} } },
    routes: route.routes?.map((child) => giveDescriptions(child, version)),
  };
}

/** Only the route of the sidebar has children: the docs and the categories' pages. */
function giveDescriptions(route: RouteConfig, version: PropVersionMetadata): RouteConfig {
  const index = route.props?.categoryGeneratedIndex as PropCategoryGeneratedIndex | undefined;
  if (!index) return { ...route, routes: route.routes?.map((it) => giveDescriptions(it, version)) };
  const categoryGeneratedIndex: CategoryIndex = {
    ...index,
    descriptions: descriptionsIn(index.permalink, version),
  };
  return { ...route, props: { ...route.props, categoryGeneratedIndex } };
}

function descriptionsIn(permalink: string, { docs, docsSidebars }: PropVersionMetadata) {
  const category = Object.values(docsSidebars)
    .flatMap(allCategories)
    .find(({ href }) => href === permalink);
  return Object.fromEntries(
    (category?.items ?? []).flatMap((item) =>
      item.type === 'link' && item.docId ? [[item.href, docs[item.docId]?.description ?? '']] : [],
    ),
  );
}

function allCategories(items: readonly PropSidebarItem[]): PropSidebarItemCategory[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [item, ...allCategories(item.items)] : [],
  );
}
