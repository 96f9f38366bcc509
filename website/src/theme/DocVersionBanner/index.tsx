import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames, useHistorySelector } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/DocVersionBanner';
import clsx from 'clsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { addressInVersion, missingPage } from '../../components/PageNotInVersion/address';

const PageNotInVersion = lazy(() => import('../../components/PageNotInVersion/PageNotInVersion'));

/**
 * Replaced: the theme's banner leads to the introduction of the latest version if the page has
 * another address there. This one also names the page that a version lacks when the version menu
 * led here instead.
 */
export default function DocVersionBanner({ className }: Props): ReactNode {
  const { search } = useLocation();
  const { banner } = useDocsVersion();
  // The served page doesn't know the query.
  const missing = useIsBrowser() && new URLSearchParams(search).get(missingPage);
  return (
    <>
      {missing && (
        <Suspense>
          <PageNotInVersion path={missing} />
        </Suspense>
      )}
      {banner && <Banner className={className} banner={banner} />}
    </>
  );
}

interface BannerProps extends Props {
  readonly banner: 'unreleased' | 'unmaintained';
}

function Banner({ className, banner }: BannerProps): ReactNode {
  const { title } = useDocusaurusContext().siteConfig;
  const version = <b>{useDocsVersion().label}</b>;
  const latest = useLatestVersion(undefined);
  const context = useActiveDocContext(undefined);
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  const { savePreferredVersionName } = useDocsPreferredVersion(undefined);
  return (
    <div
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        'alert alert--warning margin-bottom--md',
      )}
      role="alert"
    >
      <div>
        {banner === 'unreleased' ? (
          <>
            This is unreleased documentation for {title} {version} version.
          </>
        ) : (
          <>
            This is documentation for {title} {version}, which is no longer actively maintained.{' '}
          </>
        )}
      </div>
      <div className="margin-top--md">
        For up-to-date documentation, see the{' '}
        <b>
          <Link
            to={addressInVersion(latest, context, { search, hash })}
            onClick={() => savePreferredVersionName(latest.name)}
          >
            latest version
          </Link>
        </b>{' '}
        ({latest.label}).
      </div>
    </div>
  );
}
