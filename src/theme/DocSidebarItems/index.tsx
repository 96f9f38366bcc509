import { itemsFor } from '@site/src/components/SidebarParts/parts';
import { useLoad } from '@site/src/components/SidebarParts/useLoad';
import type { Props } from '@theme/DocSidebarItems';
import Original from '@theme-original/DocSidebarItems';
import type { ReactNode } from 'react';

/** Wrapped, since a category that a reader opens may have to load its items: see plugins/docs. */
export default function DocSidebarItems({ items, ...props }: Props): ReactNode {
  const [first] = items;
  const all = itemsFor(items);
  const retry = useLoad(!all && first?.type === 'link' ? first.href : undefined);
  return (
    <>
      <Original items={all ?? items} {...props} />
      {retry && (
        <li className="menu__list-item" role="alert">
          <button type="button" className="clean-btn menu__link" onClick={retry}>
            More pages could not be loaded. Try again
          </button>
        </li>
      )}
    </>
  );
}
