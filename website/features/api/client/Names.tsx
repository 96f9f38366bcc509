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
          <NameLinks links={names} />
        </div>
      ))}
    </section>
  );
}

interface NameLinksProps {
  readonly links: NameList['groups'][number]['names'];
}

/** Names in columns, with links to their pages. */
export const NameLinks = ({ links }: NameLinksProps) => (
  <ul className={styles.names}>
    {links.map(([text, path]) => (
      <li key={path ?? text}>
        <PlainLink to={path}>{text}</PlainLink>
      </li>
    ))}
  </ul>
);
