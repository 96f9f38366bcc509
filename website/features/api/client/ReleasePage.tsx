import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { behaviorId, type ChangeTable, type ReleasePageData } from '../release-data.ts';
import Article from './Article.tsx';
import styles from './api.module.css';
import { Behavior } from './Behavior.tsx';
import { Names } from './Names.tsx';
import { PlainLink } from './PlainLink.tsx';
import { Purpose } from './Purpose.tsx';

export default function ReleasePage({ page }: { readonly page: ReleasePageData }) {
  const { title, description, compared, summary, more, lists, changes, behavior, namesAt } = page;
  const { previous, next } = page;
  return (
    <Article
      title={title}
      description={description}
      toc={[
        ...(behavior ? [{ id: behaviorId, title: 'What behaves differently' }] : []),
        ...lists,
        ...changes,
      ].map(({ id, title }) => ({ id, value: title, level: 2 }))}
      kicker={{ text: compared }}
      heading={title}
      search="site"
      previous={previous}
      next={next}
    >
      {summary && <Purpose text={summary} />}
      {more.length > 0 && (
        <ul>
          {more.map(([text, path]) => (
            <li key={path}>
              <Link to={path}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
      {behavior && <Behavior {...behavior} />}
      {namesAt && (
        <p>
          For the names that this release added and removed, see{' '}
          <Link to={namesAt[1]}>Release {namesAt[0]}</Link>, which is compared with the release
          before this one.
        </p>
      )}
      {lists.length + changes.length === 0 && !namesAt && (
        <p>The names, types, and defaults are the same as before.</p>
      )}
      {lists.map((list) => (
        <Names key={list.id} {...list} />
      ))}
      {changes.map((table) => (
        <Changes key={table.id} {...table} />
      ))}
      <p>
        <Link to="/releases">All releases</Link>
      </p>
    </Article>
  );
}

function Changes({ id, title, rows }: ChangeTable) {
  return (
    <section>
      <Heading as="h2" id={id}>
        {title}: {rows.length}
      </Heading>
      {rows.map(({ name: [name, path], before, after }) => (
        <div key={name}>
          <p className={styles.of}>
            <PlainLink to={path}>
              <code>{name}</code>
            </PlainLink>
          </p>
          <ul>
            <li>Before: {before ? <code>{before}</code> : 'not required'}</li>
            <li>Now: {after ? <code>{after}</code> : 'not required'}</li>
          </ul>
        </div>
      ))}
    </section>
  );
}
