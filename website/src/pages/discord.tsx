import { UnlistedMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { useEffect } from 'react';

/** Long enough to read where the redirect leads. */
const delayMs = 1000;

/** Redirects to the chat server, even without JavaScript, and links to it in case that fails. */
export default function Discord() {
  const chatUrl = String(useDocusaurusContext().siteConfig.customFields?.chatUrl);

  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(chatUrl), delayMs);
    return () => clearTimeout(timer);
  }, [chatUrl]);

  return (
    <Layout title="Discord" description="The chat server of React Query Builder.">
      <UnlistedMetadata />
      <main className="container margin-vert--lg">
        <noscript
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a checked address; React renders no children of noscript
          dangerouslySetInnerHTML={{
            __html: `<meta http-equiv="refresh" content="0; url=${chatUrl}">`,
          }}
        />
        <Heading as="h1">Discord</Heading>
        <p>
          Taking you to the chat server. If nothing happens,{' '}
          <a href={chatUrl}>open the chat server</a>.
        </p>
      </main>
    </Layout>
  );
}
