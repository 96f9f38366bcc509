import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { AlgoliaSettings } from '../../site/settings';
import type { SearchSettings } from './client';

/** Credentials of the hosted search; `undefined` for the embedded one. */
export const useHostedSearch = (): AlgoliaSettings | undefined =>
  useDocusaurusContext().siteConfig.customFields?.hostedSearch as AlgoliaSettings | undefined;

/** The settings that decide which client answers. */
export function useSearchSettings(): SearchSettings {
  const hosted = useHostedSearch();
  const { experimental_router } = useDocusaurusContext().siteConfig.future;
  return { hosted, isOneFile: experimental_router === 'hash' };
}
