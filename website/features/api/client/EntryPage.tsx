import Heading from '@theme/Heading';
import type { EntryPageData, LinkGroup } from '../navigation.ts';
import Article from './Article.tsx';
import styles from './api.module.css';
import { Entries } from './Entries.tsx';
import { NameLinks } from './Names.tsx';
import { Purpose } from './Purpose.tsx';

export default function EntryPage({ page }: { readonly page: EntryPageData }) {
  const { specifier, purpose, version, others, groups, repeated } = page;
  return (
    <Article
      title={specifier}
      description={`All ${page.count} exports of ${specifier} ${version}, with their types.`}
      toc={groups.map(({ id, title }) => ({ id, value: title, level: 2 }))}
      kicker={{ text: `${page.package} ${version}` }}
      heading={specifier}
    >
      <Purpose text={purpose} />
      {others.length > 0 && <Entries entries={others} />}
      {groups.map(({ id, title, links }) => (
        <section key={id}>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <NameLinks links={links} />
        </section>
      ))}
      {repeated.length > 0 && (
        <details className={styles.more}>
          <summary>{count(repeated)} more exports that the package root also provides</summary>
          {repeated.map(({ id, links }) => (
            <NameLinks key={id} links={links} />
          ))}
        </details>
      )}
    </Article>
  );
}

const count = (groups: readonly LinkGroup[]) =>
  groups.reduce((sum, { links }) => sum + links.length, 0);
