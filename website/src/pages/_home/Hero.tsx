import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import { useMemo, useState } from 'react';
import { latest } from '../../../../releases/versions';
import { Builder } from '../../../features/demo/client/builder/Builder';
import { orderFields } from '../../../features/demo/client/data/orders';
import { FormatPreview } from '../../../features/demo/client/format-preview/FormatPreview';
import { formats } from '../../../features/demo/client/formats';
import { languageOf } from '../../../features/demo/client/languages/languages';
import { useTexts } from '../../../features/demo/client/languages/useTexts';
import { LibraryFacts } from '../../components/LibraryFacts/LibraryFacts';
import styles from './home.module.css';
import { LanguageChoice } from './LanguageChoice';
import { type HomeLanguage, translated } from './languages';
import type { SharedQuery } from './types';

export function Hero({ query, onQueryChange }: SharedQuery) {
  const [language, setLanguage] = useState<HomeLanguage>('en');
  const texts = useTexts(language);
  const { id, direction } = languageOf(texts ? language : 'en');
  const { fields, controls } = useMemo(
    () =>
      texts && language !== 'en'
        ? translated(language, texts)
        : { fields: orderFields, controls: {} },
    [language, texts],
  );
  return (
    <header className={styles.hero}>
      <div className={styles.intro}>
        <div>
          <Heading as="h1" className={styles.title}>
            React Query Builder
          </Heading>
          <p className={styles.lead}>
            A React component that lets people build filters from rules and nested groups of rules.
            Your code gets the query as plain data, or in any of {formats.length} formats.
          </p>
          <p className={styles.facts}>
            <LibraryFacts />. <Link to="/docs/costs">What it costs</Link>
          </p>
        </div>
        <div className={styles.begin}>
          <CodeBlock language="bash">{`npm install react-querybuilder@${latest.library}`}</CodeBlock>
          <div className={styles.buttons}>
            <Link className="button button--primary" to="/docs/intro">
              Get started
            </Link>
            <Link className="button" to="/demo">
              Open the demo
            </Link>
            <Link className="button" to="/start">
              Use your own data
            </Link>
          </div>
        </div>
      </div>
      <noscript>
        <p>The builder on this page needs JavaScript. You see its initial state.</p>
      </noscript>
      <div className={styles.stage}>
        <div>
          <LanguageChoice value={language} onChange={setLanguage} />
          <div lang={id} dir={direction}>
            <Builder
              name="Order filter"
              query={query}
              onQueryChange={onQueryChange}
              fields={fields}
              controls={{
                ...controls,
                controlClassnames: { queryBuilder: 'queryBuilder-branches' },
              }}
            />
          </div>
        </div>
        <FormatPreview query={query} fields={orderFields} />
      </div>
    </header>
  );
}
