import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import type { CategoryWithPart } from '../../src/components/SidebarParts/parts';

/** The items of a category that comes with the pages which show it open. */
interface SidebarPart {
  readonly id: string;
  readonly items: readonly PropSidebarItem[];
}

export interface DividedSidebar {
  /** The items with the divided categories' first links only. */
  readonly items: PropSidebarItem[];
  readonly parts: readonly SidebarPart[];
  /** The ids of the parts that a page shows, by its address. */
  readonly partsOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A sidebar with fewer links is loaded as a whole, as is a category: a request costs as much. */
const fewestLinks = { sidebar: 150, category: 8 };

/**
 * Divides the sidebars of the versions that have many pages. What closed categories hold is not drawn,
 * so it comes with the pages that open them, or when a reader does; see src/components/SidebarParts.
 *
 * @param root - The route that the docs plugin adds, with one child per version.
 * @param write - Writes a module of the plugin's data and gives its path.
 * @returns A changed copy.
 */
export async function divideSidebars(
  root: RouteConfig,
  write: (name: string, text: string) => Promise<string>,
): Promise<RouteConfig> {
  const routes = (root.routes ?? []).map((route) => divideVersion(route, write));
  return { ...root, routes: await Promise.all(routes) };
}

async function divideVersion(
  route: RouteConfig,
  write: (name: string, text: string) => Promise<string>,
): Promise<RouteConfig> {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version) return route;
  const divided = Object.entries(version.docsSidebars).map(([name, items]) => {
    const isLarge = items.flatMap(linksIn).length >= fewestLinks.sidebar;
    const id = `sidebar-${version.version}-${name}`;
    return [name, isLarge ? divideSidebar(items, id) : whole(items)] as const;
  });
  const paths = new Map<string, string>();
  for (const { id, items } of divided.flatMap(([, { parts }]) => parts)) {
    paths.set(id, await write(`${id}.js`, moduleOf(id, items)));
  }
  const modulesOf = (path: string) =>
    divided.flatMap(([, { partsOf }]) =>
      [...(partsOf.get(path) ?? [])].map((id) => [id, paths.get(id) ?? ''] as const),
    );
  const docsSidebars = Object.fromEntries(divided.map(([name, { items }]) => [name, items]));
  return {
    ...route,
    props: { ...route.props, version: { ...version, docsSidebars } },
    routes: route.routes?.map((child) => giveParts(child, modulesOf)),
  };
}

function giveParts(
  route: RouteConfig,
  modulesOf: (path: string) => readonly (readonly [string, string])[],
): RouteConfig {
  if (route.routes) return { ...route, routes: route.routes.map((it) => giveParts(it, modulesOf)) };
  const modules = modulesOf(route.path);
  if (modules.length === 0) return route;
  return { ...route, modules: { ...route.modules, sidebarParts: Object.fromEntries(modules) } };
}

const moduleOf = (id: string, items: readonly PropSidebarItem[]) =>
  `import { addPart } from '@site/src/components/SidebarParts/parts';
export default addPart(${JSON.stringify(id)}, ${JSON.stringify(items)});
`;

const whole = (items: readonly PropSidebarItem[]): DividedSidebar => ({
  items: [...items],
  parts: [],
  partsOf: new Map(),
});

/**
 * Divides a sidebar at each category that is closed at first and holds more than a few links.
 *
 * @param prefix - How the parts' ids begin.
 */
export function divideSidebar(items: readonly PropSidebarItem[], prefix: string): DividedSidebar {
  const parts: SidebarPart[] = [];
  const partsOf = new Map<string, Set<string>>();
  const need = (address: string | undefined, ids: readonly string[]) => {
    if (address === undefined) return;
    partsOf.set(address, new Set([...(partsOf.get(address) ?? []), ...ids]));
  };
  const divide = (item: PropSidebarItem, around: readonly string[]): PropSidebarItem => {
    if (item.type === 'link') need(item.href, around);
    if (item.type !== 'category') return item;
    const links = linksIn(item);
    const first = links.find(({ unlisted }) => !unlisted);
    if (!isClosed(item) || !first || links.length < fewestLinks.category) {
      need(item.href, around);
      return { ...item, items: item.items.map((child) => divide(child, around)) };
    }
    const id = `${prefix}-${parts.length}`;
    const part = { id, items: [] as PropSidebarItem[] };
    parts.push(part);
    part.items = item.items.map((child) => divide(child, [...around, id]));
    // Its own page has cards, which say how many pages a category in it has.
    const within = part.items.flatMap((child) => ('part' in child ? [child.part as string] : []));
    need(item.href, [...around, id, ...within]);
    const divided: CategoryWithPart = { ...item, items: [first], part: id };
    return divided;
  };
  return { items: items.map((item) => divide(item, [])), parts, partsOf };
}

const isClosed = ({ collapsible, collapsed }: PropSidebarItemCategory) => collapsible && collapsed;

type Link = Extract<PropSidebarItem, { type: 'link' }>;

function linksIn(item: PropSidebarItem): readonly Link[] {
  if (item.type === 'category') return item.items.flatMap(linksIn);
  return item.type === 'link' ? [item] : [];
}
