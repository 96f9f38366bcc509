import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { AlgoliaSettings } from '../../../site/settings';
import type { SearchSettings } from './site-search';

/** Credentials of the hosted search; `undefined` for the embedded one. */
export const useHostedSearch = (): AlgoliaSettings | undefined =>
  useDocusaurusContext().siteConfig.customFields?.hostedSearch as AlgoliaSettings | undefined;

/** The settings that decide which client answers. */
export function useSearchSettings(): SearchSettings {
  const hosted = useHostedSearch();
  const { siteConfig, i18n } = useDocusaurusContext();
  const isOneFile = siteConfig.future.experimental_router === 'hash';
  return { hosted, isOneFile, language: i18n.currentLocale };
}
