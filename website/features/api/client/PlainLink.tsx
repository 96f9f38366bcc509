import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ComponentProps } from 'react';

/** A link that is cheap enough for long lists; see useRoutedLinks. */
export function PlainLink({ to, ...props }: { readonly to: string } & ComponentProps<'a'>) {
  const { siteConfig } = useDocusaurusContext();
  useBrokenLinks().collectLink(to);
  const prefix = siteConfig.future.experimental_router === 'hash' ? '#' : '';
  return <a {...props} href={prefix + to} />;
}
