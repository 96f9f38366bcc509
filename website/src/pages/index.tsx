import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { useState } from 'react';
import { orderQuery } from '../../features/demo/client/data/orders';
import { Capabilities } from './_home/Capabilities';
import { Hero } from './_home/Hero';

/** Every builder of the page edits the same query. */
export default function Home() {
  const [query, setQuery] = useState(orderQuery);
  return (
    <Layout description="A React component that lets people build filters: rules, nested groups, and the query as SQL, MongoDB, JSON Logic, and other formats.">
      <Head>
        <title>React Query Builder: a visual editor for rules and groups</title>
      </Head>
      <main>
        <Hero query={query} onQueryChange={setQuery} />
        <Capabilities query={query} onQueryChange={setQuery} />
      </main>
    </Layout>
  );
}
