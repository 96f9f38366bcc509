import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import type { ComponentType } from 'react';
import { kitOfPath } from '../kits/kits.ts';

/** A kit's page below the demo: what you need to know to use it. Routes need a default export. */
export default function KitWords({ words: Words }: { readonly words: ComponentType }) {
  const { id, label, description } = kitOfPath(useLocation().pathname);
  return (
    <>
      <PageMetadata title={id === 'plain' ? 'Demo' : `Demo: ${label}`} description={description} />
      <div className="markdown">
        <MDXContent>
          <Words />
        </MDXContent>
      </div>
    </>
  );
}
