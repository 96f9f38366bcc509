import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Asks search engines not to index the page around it, but to follow its links. If the whole site
 * must not be indexed, every page says so, and this must not replace that.
 */
export function Unlisted() {
  const { noIndex } = useDocusaurusContext().siteConfig;
  if (noIndex) return null;
  return (
    <Head>
      <meta name="robots" content="noindex, follow" />
    </Head>
  );
}
