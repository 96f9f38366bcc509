import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { Html } from '../../../src/components/Html/Html.tsx';
import { escapeHtml } from '../layout.ts';
import type { Section, SymbolPageData } from '../page-data.ts';
import Article, { type TocItem } from './Article.tsx';
import styles from './api.module.css';
import { NameLinks } from './Names.tsx';
import { partsOf } from './parts.ts';
import { Deprecated, Rows } from './Rows.tsx';

export default function SymbolPage({ page }: { readonly page: SymbolPageData }) {
  const { name, label, from, since, instead, deprecated, description, sections, examples, guides } =
    page;
  return (
    <Article
      title={`${name} (${from[0]})`}
      namesLibrary
      description={page.summary}
      toc={tocOf(page)}
      kicker={{ text: label, of: from, since, instead }}
      heading={name}
      isDeprecated={deprecated !== undefined}
      previous={page.previous}
      next={page.next}
    >
      <Deprecated html={deprecated} />
      <Declarations signatures={page.signatures} />
      {description ? (
        <Html html={description} />
      ) : (
        <p className={styles.quiet}>The published types don’t describe it.</p>
      )}
      <p className={styles.import}>
        <Html as="code" html={page.importHtml} />
      </p>
      {guides.length > 0 && (
        <p>
          Explained in{' '}
          {guides.map(([text, path], index) => (
            <span key={path}>
              {index > 0 && ', '}
              <Link to={path}>{text}</Link>
            </span>
          ))}
        </p>
      )}
      {sections.map(({ id, title, rows }) => (
        <section key={id}>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <Rows rows={rows} />
          <Undescribed rows={rows} />
        </section>
      ))}
      {examples.length > 0 && (
        <section>
          <Heading as="h2" id="-examples">
            Examples
          </Heading>
          {examples.map((html) => (
            <Html key={html} html={html} />
          ))}
        </section>
      )}
      <UsedBy links={page.usedBy} />
    </Article>
  );
}

const maxOverloads = 3;

function Declarations({ signatures }: Pick<SymbolPageData, 'signatures'>) {
  const shown = signatures.slice(0, maxOverloads);
  const more = signatures.slice(maxOverloads);
  return (
    <>
      <Html as="pre" className={styles.declaration} html={shown.join('\n\n')} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>
            {more.length === 1 ? '1 more overload' : `${more.length} more overloads`}
          </summary>
          <Html as="pre" className={styles.declaration} html={more.join('\n\n')} />
        </details>
      )}
    </>
  );
}

/** Says which names lack a description, so that readers don't look for it. */
function Undescribed({ rows }: Pick<Section, 'rows'>) {
  const names = rows.flatMap(({ name, description, deprecated }) =>
    name && !description && deprecated === undefined ? [name] : [],
  );
  if (names.length === 0) return null;
  return (
    <p className={styles.quiet}>
      {names.length === rows.length
        ? 'The published types don’t describe any of these.'
        : `Not described by the published types: ${names.join(', ')}.`}
    </p>
  );
}

const maxUsers = 16;

function UsedBy({ links }: { readonly links: SymbolPageData['usedBy'] }) {
  if (links.length === 0) return null;
  const list = <NameLinks links={links} />;
  return (
    <section>
      <Heading as="h2" id="-used-by">
        Used by
      </Heading>
      {links.length <= maxUsers ? (
        list
      ) : (
        <details className={styles.more}>
          <summary>{links.length} symbols use it in their types</summary>
          {list}
        </details>
      )}
    </section>
  );
}

/** The HTML of `Breakable`. */
const breakable = (name: string) => partsOf(name).map(escapeHtml).join('<wbr>');

function tocOf({ sections, examples, usedBy }: SymbolPageData): readonly TocItem[] {
  return [
    ...sections.flatMap(({ id, title, rows }) => [
      { id, value: title, level: 2 },
      ...rows.flatMap((row) =>
        row.id && row.name ? [{ id: row.id, value: breakable(row.name), level: 3 }] : [],
      ),
    ]),
    ...(examples.length > 0 ? [{ id: '-examples', value: 'Examples', level: 2 }] : []),
    ...(usedBy.length > 0 ? [{ id: '-used-by', value: 'Used by', level: 2 }] : []),
  ];
}
