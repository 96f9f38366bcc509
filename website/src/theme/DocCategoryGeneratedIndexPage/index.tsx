import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type { ReactNode } from 'react';
import { useRoutedLinks } from '../../../features/article/client/islands/useRoutedLinks';
import { CategoryContext } from '../../components/CategoryContext';

/** Wrapped so that the links in its list, which is plain HTML, work as links of the site. */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <CategoryContext value={props.categoryGeneratedIndex}>
      <div {...useRoutedLinks()}>
        <Original {...props} />
      </div>
    </CategoryContext>
  );
}
