import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { describe, expect, it } from 'vitest';
import { addPart, itemsFor, joinParts } from '../../src/components/SidebarParts/parts.ts';
import { divideSidebar, divideSidebars } from './sidebar-parts.ts';

const link = (href: string): PropSidebarItem => ({ type: 'link', label: href, href, docId: href });
const links = (base: string, count: number) =>
  Array.from({ length: count }, (_, index) => link(`${base}/${index}`));
const category = (
  label: string,
  items: PropSidebarItem[],
  more: { readonly collapsed?: boolean; readonly href?: string } = {},
): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...more,
});

describe('a divided sidebar', () => {
  const items = [
    link('/intro'),
    category('Few', links('/few', 3), { href: '/few' }),
    category('Open', links('/open', 20), { collapsed: false }),
    category('Outer', [category('Inner', links('/inner', 9)), link('/outer')], { href: '/all' }),
  ];

  it('keeps what is drawn at first, and the first link of what is not', () => {
    const { items: kept, parts } = divideSidebar(items, 'x');
    expect(kept.slice(0, 3)).toEqual(items.slice(0, 3));
    expect(kept[3]).toMatchObject({ label: 'Outer', items: [link('/inner/0')], part: 'x-0' });
    expect(parts.map(({ id, items: { length } }) => [id, length])).toEqual([
      ['x-0', 2],
      ['x-1', 9],
    ]);
  });

  it('gives pages the categories that are open on them', () => {
    const { partsOf } = divideSidebar(items, 'x');
    const needs = (address: string) => [...(partsOf.get(address) ?? [])];
    expect(needs('/few/1')).toEqual([]);
    expect(needs('/outer')).toEqual(['x-0']);
    expect(needs('/inner/8')).toEqual(['x-0', 'x-1']);
    // Its cards say how many pages are in a category.
    expect(needs('/all')).toEqual(['x-0', 'x-1']);
  });

  it('is whole again for a page that has its parts', () => {
    const { items: kept, parts } = divideSidebar(structuredClone(items), 'y');
    const sidebar = joinParts(kept);
    expect(JSON.stringify(sidebar)).not.toContain('/inner/8');
    const [, , , outer] = sidebar;
    if (outer?.type !== 'category') throw new Error('Outer is no category');
    expect(itemsFor(outer.items)).toBeUndefined();
    for (const { id, items: part } of parts) addPart(id, [...part]);
    expect(itemsFor(outer.items)).toBe(outer.items);
    const withoutParts = JSON.stringify(sidebar).replace(/,"part":"y-\d"/g, '');
    expect(JSON.parse(withoutParts)).toEqual(items);
  });
});

describe('the routes of a version', () => {
  const versionWith = (count: number) => ({
    path: '/docs',
    component: '@theme/DocVersionRoot',
    props: {
      version: { version: '7', docsSidebars: { docs: [category('All', links('/docs', count))] } },
    },
    routes: [
      {
        path: '/docs',
        component: '@theme/DocRoot',
        routes: [{ path: '/docs/5', component: '@theme/DocItem', modules: { content: 'five.md' } }],
      },
    ],
  });
  const divided = async (count: number) => {
    const written: Record<string, string> = {};
    const root = { path: '/docs', component: '@theme/DocsRoot', routes: [versionWith(count)] };
    const route = await divideSidebars(root, async (name, text) => {
      written[name] = text;
      return `/data/${name}`;
    });
    return { page: route.routes?.[0]?.routes?.[0]?.routes?.[0], written };
  };

  it('have the parts as modules', async () => {
    const { page, written } = await divided(150);
    expect(page?.modules).toEqual({
      content: 'five.md',
      sidebarParts: { 'sidebar-7-docs-0': '/data/sidebar-7-docs-0.js' },
    });
    expect(written['sidebar-7-docs-0.js']).toContain('"/docs/149"');
  });

  it('stay as they are where the sidebar is short', async () => {
    const { page, written } = await divided(149);
    expect(page?.modules).toEqual({ content: 'five.md' });
    expect(written).toEqual({});
  });
});
