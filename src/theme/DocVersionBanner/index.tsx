import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/DocVersionBanner';
import Original from '@theme-original/DocVersionBanner';
import { lazy, type ReactNode, Suspense } from 'react';
import { missingPage } from '../../components/MissingPage/address';

const MissingPage = lazy(() => import('../../components/MissingPage/MissingPage'));

/** Wrapped to name the page that a version lacks when the version menu led here instead. */
export default function DocVersionBanner(props: Props): ReactNode {
  const { search } = useLocation();
  // The served page doesn't know the query.
  const missing = useIsBrowser() && new URLSearchParams(search).get(missingPage);
  return (
    <>
      {missing && (
        <Suspense>
          <MissingPage path={missing} />
        </Suspense>
      )}
      <Original {...props} />
    </>
  );
}
