import type { CategoryIndex } from '@site/plugins/docs/card-descriptions';
import { CategoryContext } from '@site/src/components/CategoryContext';
import { useRoutedLinks } from '@site/src/islands/useRoutedLinks';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type { ReactNode } from 'react';

/** Wrapped, since the cards' descriptions come with this page instead of with every page. */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <CategoryContext value={props.categoryGeneratedIndex as CategoryIndex}>
      <div {...useRoutedLinks()}>
        <Original {...props} />
      </div>
    </CategoryContext>
  );
}
