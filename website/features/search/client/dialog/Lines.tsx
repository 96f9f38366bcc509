import Link from '@docusaurus/Link';
import type { MouseEvent } from 'react';
import type { Hit } from '../client';
import { Marked, Trail } from '../Marked';
import { type Scope, useScopes } from '../scopes';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly lines: readonly Hit[];
  /** Lines of other versions say which. */
  readonly scope: Scope;
  /** Index of the line that the keyboard has reached; -1 for none. */
  readonly active: number;
  readonly idOf: (index: number) => string;
  readonly onChoose: (line: Hit, event: MouseEvent) => void;
}

/** The list that belongs to the dialog's field, which keeps the focus. */
export function Lines({ id, label, lines, scope, active, idOf, onChoose }: Props) {
  const badgeOf = useScopes().badgeOf(scope);
  return (
    <div id={id} role="listbox" aria-label={label} tabIndex={-1} className={styles.lines}>
      {lines.map((line, index) => (
        <Link
          key={line.url}
          id={idOf(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          to={line.url}
          className={styles.line}
          onClick={(event) => onChoose(line, event)}
        >
          <span className={styles.name}>
            <Marked text={line.names.at(-1) ?? ''} />
          </span>
          <span className="badge badge--secondary">{badgeOf(line.url)}</span>
          <span className={styles.trail}>
            <Trail names={line.names.slice(0, -1)} />
          </span>
          {line.snippet && (
            <span className={styles.snippet}>
              <Marked text={line.snippet} />
            </span>
          )}
        </Link>
      ))}
    </div>
  );
}
