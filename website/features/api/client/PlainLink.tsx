import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ComponentProps } from 'react';

/** A link that is cheap enough for long lists; see useRoutedLinks. Without an address, it's plain text. */
export function PlainLink({
  to,
  ...props
}: { readonly to: string | undefined } & ComponentProps<'a'>) {
  const { siteConfig } = useDocusaurusContext();
  const { collectLink } = useBrokenLinks();
  if (!to) return props.children;
  collectLink(to);
  const prefix = siteConfig.future.experimental_router === 'hash' ? '#' : '';
  return <a {...props} href={prefix + to} />;
}
