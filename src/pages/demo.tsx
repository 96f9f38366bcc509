import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { useState } from 'react';
import { Builder } from '../components/Builder/Builder';
import { ExportPanel } from '../components/ExportPanel/ExportPanel';
import { orderFields, orderQuery } from '../demo/data/orders';
import styles from './demo.module.css';

/** The library's own controls, without a UI kit. */
export default function Demo() {
  const [query, setQuery] = useState(orderQuery);
  return (
    <Layout title="Demo" description="A builder for a shop's orders, and its query in 18 formats.">
      <main className={styles.demo}>
        <Heading as="h1">Demo</Heading>
        <p>
          A builder with the library's own controls. Edit it, and read the query in any format.
        </p>
        <div className={styles.parts}>
          <Builder
            query={query}
            onQueryChange={setQuery}
            fields={orderFields}
            controls={{ controlClassnames: { queryBuilder: 'queryBuilder-branches' } }}
          />
          <ExportPanel query={query} fields={orderFields} />
        </div>
        <button type="button" className="button button--secondary" onClick={() => setQuery(orderQuery)}>
          Start over
        </button>
      </main>
    </Layout>
  );
}
