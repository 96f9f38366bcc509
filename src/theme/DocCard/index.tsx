import { CategoryContext } from '@site/src/components/CategoryContext';
import type { Props } from '@theme/DocCard';
import Original from '@theme-original/DocCard';
import { type ReactNode, use } from 'react';

/** Wrapped, since its description comes from the page that it is on: see plugins/docs. */
export default function DocCard({ item }: Props): ReactNode {
  const { descriptions = {} } = use(CategoryContext) ?? {};
  const described =
    item.type === 'link'
      ? { ...item, docId: undefined, description: item.description ?? descriptions[item.href] }
      : item;
  return <Original item={described} />;
}
