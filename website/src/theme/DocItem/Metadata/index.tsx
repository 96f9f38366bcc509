// Wrapped to point search engines from an older (or the coming) version's page to the latest one's.
import Head from '@docusaurus/Head';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadata() {
  const { siteConfig } = useDocusaurusContext();
  const { alternateDocVersions } = useActiveDocContext(undefined);
  const latest = alternateDocVersions[String(siteConfig.customFields?.latestVersion)];
  return (
    <>
      <Metadata />
      {latest && (
        <Head>
          <link rel="canonical" href={siteConfig.url + latest.path} />
          <meta property="og:url" content={siteConfig.url + latest.path} />
        </Head>
      )}
    </>
  );
}
