import type { CategoryIndex } from '@site/plugins/docs/card-descriptions';
import { Record } from '@site/src/components/ArticleBody/ArticleBody';
import { DocDescriptions } from '@site/src/components/DocDescriptions';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type { ReactNode } from 'react';

/** Wrapped, since the cards' descriptions come with this page instead of with every page. */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const { descriptions = {} } = props.categoryGeneratedIndex as CategoryIndex;
  return (
    <>
      <DocDescriptions value={descriptions}>
        <Original {...props} />
      </DocDescriptions>
      <Record
        component="category"
        props={{ categoryGeneratedIndex: props.categoryGeneratedIndex }}
      />
    </>
  );
}
