import Heading from '@theme/Heading';
import { Html } from '../../../src/components/Html/Html.tsx';
import { Since } from '../../releases/client/Since.tsx';
import type { Row } from '../page-data.ts';
import styles from './api.module.css';
import { Breakable } from './Breakable.tsx';
import { PlainLink } from './PlainLink.tsx';

export function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return rows.map((row) => (
    <div key={row.id ?? row.types[0] ?? row.description} className={styles.row}>
      {row.name && <RowHead {...row} />}
      {row.types.map((html) => (
        <Html key={html} as="pre" className={styles.type} html={html} />
      ))}
      {row.types.length === 0 && row.name && !row.id?.startsWith('type-') && (
        <p className={styles.quiet}>This depends on the overload. See the declarations above.</p>
      )}
      <Deprecated html={row.deprecated} />
      {row.description && <Html className={styles.description} html={row.description} />}
      <Facts {...row} />
    </div>
  ));
}

/** Says that something is deprecated, and what to use instead if the types say so. */
export function Deprecated({ html }: { readonly html: string | undefined }) {
  if (html === undefined) return null;
  return (
    <div className={styles.deprecated}>
      <strong>Deprecated.</strong> <Html html={html} />
    </div>
  );
}

function RowHead({ id, name = '', isOptional, since, instead, deprecated }: Row) {
  return (
    <div className={styles.rowHead}>
      <Heading as="h3" id={id} className={deprecated === undefined ? undefined : styles.struck}>
        <Breakable name={name} />
      </Heading>
      {isOptional && <span className={styles.note}>optional</span>}
      {since && <Since release={since} instead={instead} />}
    </div>
  );
}

function Facts({ name, defaultHtml, inheritedFrom, guide }: Row) {
  if (!defaultHtml && !inheritedFrom && !guide) return null;
  return (
    <div className={styles.facts}>
      {defaultHtml && (
        <div>
          Default <Html className={styles.value} html={defaultHtml} />
        </div>
      )}
      {inheritedFrom && (
        <div>
          Inherited from{' '}
          <PlainLink to={inheritedFrom[1]}>
            <code>{inheritedFrom[0]}</code>
          </PlainLink>
        </div>
      )}
      {guide && <PlainLink to={guide}>{`${name} in the docs`}</PlainLink>}
    </div>
  );
}
