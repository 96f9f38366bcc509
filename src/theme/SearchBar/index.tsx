// Wrapped because without hosted search there is no search bar: a link to the search page stands in.
// With it, failures stay told, and a search without hits can be reported.
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchBar from '@theme-original/SearchBar';
import { links } from '../../../site.links';
import { keepFailure } from './keep-failure';
import styles from './styles.module.css';

const missingResultsUrl = ({ query }: { readonly query: string }) =>
  `${links.issues}/new?title=${encodeURIComponent(`Search finds nothing for "${query}"`)}`;

export default function SearchBarOrLink() {
  const { themeConfig } = useDocusaurusContext().siteConfig;
  if (themeConfig.algolia) {
    return (
      <SearchBar transformSearchClient={keepFailure} getMissingResultsUrl={missingResultsUrl} />
    );
  }
  return (
    <Link to="/search" className={styles.search}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="m13 13 5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className="sr-only">Search</span>
    </Link>
  );
}
