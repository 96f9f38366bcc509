// Wrapped because without hosted search there is no search bar: a link to the search page stands in.
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchBar from '@theme-original/SearchBar';
import styles from './styles.module.css';

export default function SearchBarOrLink() {
  const { themeConfig } = useDocusaurusContext().siteConfig;
  if (themeConfig.algolia) return <SearchBar />;
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
