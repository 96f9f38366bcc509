import Link from '@docusaurus/Link';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { useDocById } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';

/** Whether a category has nothing but other categories. */
export const areGroups = (
  items: readonly PropSidebarItem[] = [],
): items is readonly PropSidebarItemCategory[] =>
  items.length > 0 && items.every(({ type }) => type === 'category');

/** The pages of each group of a category, with what they're for. */
export function Groups({ groups }: { readonly groups: readonly PropSidebarItemCategory[] }) {
  return groups.map(({ label, href, description, items }) => (
    <section key={label}>
      <h2>
        <Link to={href}>{label}</Link>
      </h2>
      <p>{description}</p>
      <ul>{items.map((item) => 'href' in item && <Page key={item.href} {...item} />)}</ul>
    </section>
  ));
}

/** A page, or one that leads to more, which is a category with the address of its first page. */
function Page({ href, label, ...item }: PropSidebarItemLink | PropSidebarItemCategory): ReactNode {
  const { description = item.description } =
    useDocById('docId' in item ? item.docId : undefined) ?? {};
  return (
    <li>
      <Link to={href}>{label}</Link>
      <br />
      {description}
    </li>
  );
}
