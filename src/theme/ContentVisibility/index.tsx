import type { Props } from '@theme/ContentVisibility';
import { lazy, type ReactNode, Suspense } from 'react';

const Original = lazy(() => import('@theme-original/ContentVisibility'));

/**
 * Wrapped: only drafts and unlisted pages load their banner, because it imports admonitions of all kinds
 * (1.9 KB, brotli 11).
 */
export default function ContentVisibility(props: Props): ReactNode {
  const { unlisted, frontMatter } = props.metadata;
  const isShown = unlisted || frontMatter.unlisted || frontMatter.draft;
  return (
    isShown && (
      <Suspense>
        <Original {...props} />
      </Suspense>
    )
  );
}
