import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { useState } from 'react';
import { orderQuery } from '../../features/demo/client/data/orders';
import { Answers } from './_home/Answers';
import { Code } from './_home/Code';
import { Formats } from './_home/Formats';
import { Hero } from './_home/Hero';
import { Kits } from './_home/Kits';
import { NextSteps } from './_home/NextSteps';

/** What the library is, with a builder, then proof for whoever wants to know more. */
export default function Home() {
  const [query, setQuery] = useState(orderQuery);
  return (
    <Layout description="A React component that lets people build filters: rules, nested groups, and the query as SQL, MongoDB, JSON Logic, and other formats.">
      <Head>
        <title>React Query Builder: a visual editor for rules and groups</title>
      </Head>
      <main>
        <Hero query={query} onQueryChange={setQuery} />
        <Kits />
        <Formats query={query} onQueryChange={setQuery} />
        <Code />
        <Answers />
        <NextSteps />
      </main>
    </Layout>
  );
}
