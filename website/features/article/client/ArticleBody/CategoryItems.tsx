import Link from '@docusaurus/Link';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { useDocById } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';

export interface CategoryItemsProps {
  readonly items?: readonly PropSidebarItem[];
}

/** The pages of a category with what they're for, in groups if it has nothing but other categories. */
export function CategoryItems({ items = [] }: CategoryItemsProps): ReactNode {
  if (!areGroups(items)) return <Pages items={items} />;
  return items.map(({ label, href, description, items }) => (
    <section key={label}>
      <h2>
        <Link to={href}>{label}</Link>
      </h2>
      <p>{description}</p>
      <Pages items={items} />
    </section>
  ));
}

const areGroups = (
  items: readonly PropSidebarItem[],
): items is readonly PropSidebarItemCategory[] => items.every(({ type }) => type === 'category');

const Pages = ({ items }: Required<CategoryItemsProps>) => (
  <ul>{items.map((item) => 'href' in item && item.href && <Page key={item.href} {...item} />)}</ul>
);

/** A page, or one that leads to more, which is a category with the address of its first page. */
function Page({ href, label, ...item }: PropSidebarItemLink | PropSidebarItemCategory): ReactNode {
  const { description = item.description } =
    useDocById('docId' in item ? item.docId : undefined) ?? {};
  return (
    <li>
      <Link to={href}>{label}</Link>
      <div>{description}</div>
    </li>
  );
}
