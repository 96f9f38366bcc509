import Link from '@docusaurus/Link';
import {
  useActiveVersion,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import titles from '@generated/page-titles/default/titles.json';
import type { ReactNode } from 'react';
import { nearestBase } from '../../../site/base-paths';
import { nearestPage } from './nearest';

const titleOf = new Map(Object.entries(titles));

/** Offers the page nearest to one that the version lacks; nothing for an address without a page. */
export default function PageNotInVersion({ path }: { readonly path: string }): ReactNode {
  const { label } = useDocsVersion();
  const version = useActiveVersion(undefined);
  const versions = useVersions(undefined);
  const home = titleOf.has(path) ? nearestBase(path, versions) : undefined;
  if (!version || !home || home === version || home.path === path) return null;

  const below = ({ path: base }: typeof version, address: string) => address.slice(base.length + 1);
  const pages = [...titleOf.keys()]
    .filter((address) => nearestBase(address, versions) === version)
    .map((address) => below(version, address));
  const near = nearestPage(below(home, path), pages);
  const nearPath = near && `${version.path}/${near}`;
  return (
    <div className="alert alert--info margin-bottom--md" role="status" data-missing-page>
      <div>
        {label} doesn’t have the page “{titleOf.get(path)}”.{' '}
        {nearPath ? (
          <>
            The closest match is <Link to={nearPath}>{titleOf.get(nearPath)}</Link>.
          </>
        ) : (
          'You’re on its introduction instead.'
        )}{' '}
        <Link to={path}>Read it in {home.label}</Link>.
      </div>
    </div>
  );
}
