import Heading from '@theme/Heading';
import type { NameList } from '../release-data.ts';
import styles from './api.module.css';
import { PlainLink } from './PlainLink.tsx';

/** Names that were added or removed, by the type that has them. */
export function Names({ id, title, groups }: NameList) {
  return (
    <section>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {groups.map(({ of, names }) => (
        <div key={of}>
          {of && (
            <p className={styles.of}>
              In <code>{of}</code>
            </p>
          )}
          <ul className={styles.names}>
            {names.map(([text, path]) => (
              <li key={text}>{path ? <PlainLink to={path}>{text}</PlainLink> : text}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
