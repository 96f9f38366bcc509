import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { AlgoliaSettings } from '../../../site/settings';

/** Credentials of the hosted search; `undefined` for the embedded one. */
export const useHostedSearch = (): AlgoliaSettings | undefined =>
  useDocusaurusContext().siteConfig.customFields?.hostedSearch as AlgoliaSettings | undefined;
