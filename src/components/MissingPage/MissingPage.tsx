import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  useActiveVersion,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { nearestBase } from '../../../site/base-paths';
import { nearestPage } from './nearest';

/** Offers the page nearest to one that the version lacks; nothing for an address outside all versions. */
export default function MissingPage({ path }: { readonly path: string }): ReactNode {
  const { label, docsSidebars } = useDocsVersion();
  const version = useActiveVersion(undefined);
  const versions = useVersions(undefined);
  const home = /^[\w/-]+$/.test(path) ? nearestBase(path, versions) : undefined;
  if (!version || !home || home === version || home.path === path) return null;

  const missing = path.slice(home.path.length + 1);
  const addresses = Object.values(docsSidebars).flat().flatMap(addressesIn);
  const pages = new Set(addresses.map((address) => address.slice(version.path.length + 1)));
  const near = nearestPage(missing, pages);
  return (
    <div className="alert alert--info margin-bottom--md" role="status" data-missing-page>
      <div>
        {label} doesn’t have the page “{titleOf(missing)}”.{' '}
        {near ? (
          <>
            The closest match is <Link to={`${version.path}/${near}`}>{titleOf(near)}</Link>.
          </>
        ) : (
          'You’re on its introduction instead.'
        )}{' '}
        <Link to={path}>Read it in {home.label}</Link>.
      </div>
    </div>
  );
}

function addressesIn(item: PropSidebarItem): readonly string[] {
  if (item.type === 'html') return [];
  const own = item.href === undefined ? [] : [item.href];
  return item.type === 'category' ? [...own, ...item.items.flatMap(addressesIn)] : own;
}

/** `tips/undo-redo` → `Undo redo`: the titles of other versions' pages are not loaded. */
function titleOf(address: string): string {
  const words = address.split('/').at(-1)?.replaceAll(/-+/g, ' ') ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
