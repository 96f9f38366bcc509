import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import type { ComponentType } from 'react';
import { type DemoKit, kitOfPath, ownPackageOf } from '../../../../kits/kits.ts';
import { versions } from '../code/versions.ts';

/** A kit's page below the demo. Routes need a default export. */
export default function KitWords({ words: Words }: { readonly words: ComponentType }) {
  const kit = kitOfPath(useLocation().pathname);
  const title = kit.id === 'plain' ? 'Demo' : `Demo: ${kit.label}`;
  return (
    <>
      <PageMetadata title={title} description={descriptionOf(kit)} />
      <div className="markdown">
        <MDXContent>
          <Words />
        </MDXContent>
      </div>
    </>
  );
}

function descriptionOf(kit: DemoKit): string {
  if (kit.id === 'plain') return kit.description;
  const major = versions[ownPackageOf(kit)].split('.', 1)[0];
  const { subject = `with ${kit.label}` } = kit;
  return `React Query Builder ${subject} ${major}: try every option in a live builder, copy its code, and learn what to install.`;
}
