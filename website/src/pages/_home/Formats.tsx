import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { docsPath } from '../../../features/demo/client/docs';
import { docsOfFormat, formats } from '../../../features/demo/client/formats';
import styles from './home.module.css';
import { ImportForm } from './ImportForm';
import type { SharedQuery } from './types';

const groups = [...new Set(formats.map(({ group }) => group))];
const parsers = formats.filter(({ parser }) => parser && !('isJson' in parser));

/** All formats that a query can be exported to, and a parser to try. */
export const Formats = (shared: SharedQuery) => (
  <section className={styles.part}>
    <Heading as="h2">
      {formats.length} formats out, {parsers.length} languages in
    </Heading>
    <div className={styles.halves}>
      <div>
        <p>
          <code>formatQuery</code> turns a query into a database condition, a rule for an engine,
          the arguments of an ORM, or a sentence. It doesn’t need React, so it also runs on your
          server.
        </p>
        <dl className={styles.formats}>
          {groups.map((group) => (
            <div key={group}>
              <dt>{group}</dt>
              {formats
                .filter((format) => format.group === group)
                .map(({ id, label }) => (
                  <dd key={id}>
                    <Link to={docsPath(docsOfFormat(id))}>{label}</Link>
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      </div>
      <div>
        <p>
          A parser turns stored conditions back into a query:{' '}
          {new Intl.ListFormat('en').format(parsers.map(({ label }) => label))}. Enter a condition,
          and the builder at the top of the page shows it.
        </p>
        <ImportForm {...shared} />
      </div>
    </div>
  </section>
);
