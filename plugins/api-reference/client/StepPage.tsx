import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { StepPageData } from '../changes/steps.ts';
import Article from './Article.tsx';
import styles from './api.module.css';
import { Names } from './Names.tsx';
import { Purpose } from './Purpose.tsx';

export default function StepPage({ page }: { readonly page: StepPageData }) {
  const { id, title, from, to, guide, reviewed, lists } = page;
  return (
    <Article
      title={title}
      description={`Exports, props, and options added and removed between react-querybuilder ${from} and ${to}, and what works differently.`}
      toc={[
        { id: 'works-otherwise', value: 'What works differently', level: 2 },
        ...lists.map((list) => ({ id: list.id, value: list.title, level: 2 })),
      ]}
      kicker={{ text: `react-querybuilder ${from} and ${to} compared` }}
      heading={title}
    >
      {guide && (
        <p>
          To upgrade an application, see <Link to={guide}>Migrating</Link>.
        </p>
      )}
      <Heading as="h2" id="works-otherwise">
        What works differently
      </Heading>
      {reviewed.length > 0 && (
        <p>
          <Link to={`/upgrade/${id}`}>The list for this upgrade</Link> shows what the same code
          returns on both releases.
        </p>
      )}
      <ul className={styles.reviewed}>
        {reviewed.map((text) => (
          <li key={text}>
            <Purpose text={text} />
          </li>
        ))}
      </ul>
      {lists.map((list) => (
        <Names key={list.id} {...list} />
      ))}
    </Article>
  );
}
