import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Asks search engines to leave the page around it out of their lists, but to follow its links. A
 * site that is to be left alone as a whole says so on every page, in words that this must not replace.
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
