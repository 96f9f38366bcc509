// Replaces the theme's text, which offers no links.
import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import clsx from 'clsx';

/** The content of the 404 page, inside the docs layout or alone. */
export default function NotFoundContent({ className }: { readonly className?: string }) {
  const versions = useVersions(undefined);
  return (
    // The attribute tells website/features/shell/build/boot-guards that this document is 404.html.
    <main className={clsx('container margin-vert--xl', className)} data-not-found>
      {/* The docs layout leaves the tab without a title. */}
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>
        There’s no page at this address. It may have moved, or it may belong to another version of
        the library.
      </p>
      <ul>
        <li>
          <Link to="/search">Search the documentation</Link>
        </li>
        <li>
          Start with the introduction to a version:{' '}
          {versions.map(({ name, label, path }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <Link to={`${path}/intro`}>{label}</Link>
            </span>
          ))}
        </li>
        <li>
          <Link to="/demo">Try the demo</Link>
        </li>
      </ul>
    </main>
  );
}
