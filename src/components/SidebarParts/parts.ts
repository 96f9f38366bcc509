import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';

/** A category whose items are a module of their own; until it is there, it has its first link. */
export interface CategoryWithPart extends PropSidebarItemCategory {
  readonly part: string;
}

/** The items of parts that were loaded, by their ids. */
const parts = new Map<string, PropSidebarItem[]>();

/** The parts that stand-in items are for. */
const standIns = new WeakMap<readonly PropSidebarItem[], string>();

/** Makes the items of a part known; its module calls it. */
export function addPart(id: string, items: PropSidebarItem[]): PropSidebarItem[] {
  parts.set(id, joinParts(items));
  return items;
}

const joined = new WeakSet<PropSidebarItem[]>();

/** Lets categories whose items are a module of their own have them as soon as it is there. */
export function joinParts(items: PropSidebarItem[]): PropSidebarItem[] {
  if (joined.has(items)) return items;
  joined.add(items);
  for (const item of items) {
    if (item.type !== 'category') continue;
    const { items: children, part } = item as PropSidebarItemCategory & Partial<CategoryWithPart>;
    if (part === undefined) {
      joinParts(children);
    } else {
      standIns.set(children, part);
      Object.defineProperty(item, 'items', { get: () => parts.get(part) ?? children });
    }
  }
  return items;
}

/** The items that others stand in for; `undefined` while their part is not there. */
export function itemsFor(
  items: readonly PropSidebarItem[],
): readonly PropSidebarItem[] | undefined {
  const part = standIns.get(items);
  return part === undefined ? items : parts.get(part);
}
