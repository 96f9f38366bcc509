import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { useState } from 'react';
import { Builder } from '../components/Builder/Builder';
import { ExportPanel } from '../components/ExportPanel/ExportPanel';
import { orderFields, orderQuery } from '../demo/data/orders';
import { defaultOptions, options } from '../demo/options';
import { useDemoOptions } from '../demo/useDemoOptions';
import styles from './demo.module.css';

const branches = { controlClassnames: { queryBuilder: 'queryBuilder-branches' } };

/** The library's own controls, without a UI kit. */
export default function Demo() {
  const [query, setQuery] = useState(orderQuery);
  const [chosen, setChosen] = useDemoOptions();
  return (
    <Layout title="Demo" description="A builder for a shop's orders, and its query in 18 formats.">
      <main className={styles.demo}>
        <Heading as="h1">Demo</Heading>
        <p>
          A builder with the library's own controls. Edit it, switch its props, and read the query
          in any format.
        </p>
        <fieldset className={styles.options}>
          <legend className="sr-only">Props</legend>
          {options
            .filter(({ kind }) => kind === 'prop')
            .map(({ id, label }) => (
              <label key={id} title={id}>
                <input
                  type="checkbox"
                  checked={chosen[id]}
                  onChange={({ target }) => setChosen({ ...chosen, [id]: target.checked })}
                />
                {label}
              </label>
            ))}
        </fieldset>
        <div className={styles.parts}>
          <Builder
            name="Filter of orders"
            query={query}
            onQueryChange={setQuery}
            fields={orderFields}
            controls={{ ...branches, ...chosen }}
          />
          <ExportPanel query={query} fields={orderFields} />
        </div>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            setQuery(orderQuery);
            setChosen(defaultOptions);
          }}
        >
          Start over
        </button>
      </main>
    </Layout>
  );
}
