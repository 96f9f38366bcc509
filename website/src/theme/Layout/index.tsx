import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import type { Props } from '@theme/Layout';
import Original from '@theme-original/Layout';
import type { ReactNode } from 'react';
import { Portals } from '../../../features/article/client/islands/Portals';
import { useMarkdownAddress } from '../../../features/markdown-twins/client/useMarkdownAddress';

/** Wrapped to link to the page's Markdown in its head, and to render islands. */
export default function Layout(props: Props): ReactNode {
  const { name } = useRouteContext().plugin;
  const address = useMarkdownAddress(useLocation().pathname);
  return (
    <>
      {/* "native" is the 404 page. */}
      {address && name !== 'native' && (
        <Head>
          <link rel="alternate" type="text/markdown" href={address} />
        </Head>
      )}
      <Original {...props}>
        {props.children}
        <Portals />
      </Original>
    </>
  );
}
