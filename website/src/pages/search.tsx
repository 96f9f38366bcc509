import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata, UnlistedMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import { maxQueryLength } from '../../features/search/client/limits';
import { type Asked, readAddress, writeAddress } from '../../features/search/client/page/address';
import { ResultList } from '../../features/search/client/page/ResultList';
import styles from '../../features/search/client/page/styles.module.css';
import { useScopes } from '../../features/search/client/scopes';
import { Choice } from '../components/Choice';

/** The search page: keeps the query in the address as `q`, and the version when one is picked. */
export default function Search() {
  return (
    <Layout description="Search the React Query Builder documentation.">
      <UnlistedMetadata />
      <Content />
    </Layout>
  );
}

/** Within the layout, which knows the version that the reader prefers. */
function Content() {
  const history = useHistory();
  const { search } = useLocation();
  const { all, current } = useScopes();
  // The page is served once for all queries, so the first render must not know the query.
  const asked = readAddress(useIsBrowser() ? search : '');
  const { query } = asked;
  const scope = all.find(({ id }) => id === asked.version) ?? current;
  const ask = (change: Partial<Asked>) =>
    history.replace({ search: writeAddress({ ...asked, ...change }) });

  const words = query.trim();

  return (
    <main className={`container margin-vert--lg ${styles.main}`}>
      {/* Browsers' history and tabs show it. */}
      <PageMetadata title={words ? `Search for “${words}”` : 'Search'} />
      <Heading as="h1">Search</Heading>
      <noscript>
        <p>
          Search needs JavaScript. Without it, start from the{' '}
          <Link to="/docs/intro">introduction</Link>, which links to every page of the docs, or from
          the <Link to="/api">API reference</Link>.
        </p>
      </noscript>
      <search>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label className={styles.field}>
            <span className="sr-only">Search the documentation</span>
            <input
              className={clsx('control', styles.input)}
              type="search"
              name="q"
              maxLength={maxQueryLength}
              value={query}
              placeholder="Search the documentation"
              autoComplete="off"
              onChange={({ target }) => ask({ query: target.value })}
            />
          </label>
          <Choice
            label={<span className="sr-only">Version</span>}
            value={scope.id}
            list={all}
            onChange={(version) => ask({ version })}
          />
        </form>
      </search>
      <ResultList query={query} scope={scope} onChange={ask} />
    </main>
  );
}
