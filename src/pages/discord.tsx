import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** Forwards to the chat server, also without JavaScript; whoever is not forwarded has the link. */
export default function Discord() {
  const chatUrl = String(useDocusaurusContext().siteConfig.customFields?.chatUrl);
  return (
    <Layout title="Discord" description="The chat server of React Query Builder.">
      <Head>
        <meta httpEquiv="refresh" content={`1; url=${chatUrl}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">Discord</Heading>
        <p>
          You are being taken to the chat server. If nothing happens,{' '}
          <a href={chatUrl}>open the chat server</a>.
        </p>
      </main>
    </Layout>
  );
}
