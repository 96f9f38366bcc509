import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './search.module.css';

/** The longest query, as in the search service's widget. */
const maxLength = 64;

/** The search page: keeps the query in the address as `q`. */
export default function Search() {
  const history = useHistory();
  const versions = useVersions(undefined);
  const { search } = useLocation();
  // The page is served once for all queries, so the first render must not know the query.
  const query = useIsBrowser() ? readQuery(search) : '';

  return (
    <Layout title="Search" description="Search the documentation of React Query Builder.">
      <main className="container margin-vert--lg">
        <Heading as="h1">{query ? `Search for “${query}”` : 'Search'}</Heading>
        <search>
          <form onSubmit={(event) => event.preventDefault()}>
            <label>
              <span className="sr-only">Search the documentation</span>
              <input
                className={styles.input}
                type="search"
                name="q"
                maxLength={maxLength}
                value={query}
                placeholder="Search the documentation"
                onChange={({ target }) =>
                  history.replace({
                    search: target.value && `?q=${encodeURIComponent(target.value)}`,
                  })
                }
              />
            </label>
          </form>
        </search>
        <p>
          This site has no search index yet, so nothing can be found here. The pages of each version
          are listed beside its introduction:
        </p>
        <ul>
          {versions.map(({ name, label, path }) => (
            <li key={name}>
              <Link to={`${path}/intro`}>{label}</Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}

/** The `q` of an address, cut to the longest query; malformed encoding is read as far as it goes. */
function readQuery(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').slice(0, maxLength);
}
