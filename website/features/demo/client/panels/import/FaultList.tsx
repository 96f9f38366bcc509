import type { Fault } from './faults.ts';
import styles from './ImportPanel.module.css';
import type { Parser } from './parsers.ts';
import type { Reading } from './read.ts';

interface FaultListProps {
  readonly reading: Reading;
  readonly parser: Parser;
  readonly text: string;
  readonly goTo: (from: number, to: number) => void;
}

/** The parts of a text that the query doesn't include, with their positions. */
export function FaultList({
  reading: { query, faults, unfamiliar },
  parser,
  text,
  goTo,
}: FaultListProps) {
  return (
    <>
      {query && faults.length === 0 && (
        <p className={styles.good}>
          {'isJson' in parser
            ? 'The query has all of this JSON.'
            : `The query has all of this text: exported as ${parser.label} again, its conditions are the same.`}
        </p>
      )}
      {!query && <p className={styles.fault}>Nothing can be imported.</p>}
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <FaultItem
              key={`${fault.from} ${fault.message}`}
              fault={fault}
              text={text}
              goTo={goTo}
            />
          ))}
        </ul>
      )}
      {unfamiliar.map((sentence) => (
        <p key={sentence} className={styles.fault}>
          {sentence}
        </p>
      ))}
    </>
  );
}

interface FaultItemProps {
  readonly fault: Fault;
  readonly text: string;
  readonly goTo: FaultListProps['goTo'];
}

function FaultItem({ fault: { from, to, message }, text, goTo }: FaultItemProps) {
  if (from === undefined || to === undefined) return <li>{message}</li>;
  const before = text.slice(0, from);
  const line = before.split('\n').length;
  const start = before.lastIndexOf('\n') + 1;
  const stop = text.indexOf('\n', to);
  return (
    <li>
      <span>
        Line {line}, column {from - start + 1}: {message}
      </span>{' '}
      <button type="button" className="button button--sm" onClick={() => goTo(from, to)}>
        Show in text
      </button>
      <code className={styles.excerpt} dir="ltr">
        {text.slice(Math.max(start, from - 40), from)}
        <mark>{text.slice(from, to) || '⎵'}</mark>
        {text.slice(to, Math.min(stop === -1 ? text.length : stop, to + 40))}
      </code>
    </li>
  );
}
