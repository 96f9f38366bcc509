import type { Fault } from '../../frame/protocol';
import styles from './FaultMessage.module.css';

const titles: Readonly<Record<Fault['kind'], string>> = {
  compile: 'The code does not compile',
  import: 'The code cannot run',
  runtime: 'The code threw an error',
  stopped: 'Stopped',
};

interface FaultMessageProps {
  readonly fault: Fault;
  /** The line of code that it names. */
  readonly source: string | undefined;
}

export function FaultMessage({ fault, source }: FaultMessageProps) {
  const { kind, message, file, line, column, components } = fault;
  return (
    <div className={styles.fault} data-fault={kind}>
      <p className={styles.title}>
        {titles[kind]}
        {file && (
          <span className={styles.place}>
            {' '}
            in {file}, line {line}
            {column !== undefined && `, column ${column}`}
          </span>
        )}
      </p>
      <p className={styles.message}>{message}</p>
      {source && <pre className={styles.source}>{marked(source, column)}</pre>}
      {components && <p className={styles.components}>in {components.join(' ‹ ')}</p>}
    </div>
  );
}

/** A line of code without its indentation, and a mark below the column. */
function marked(source: string, column: number | undefined): string {
  const code = source.trimStart();
  if (column === undefined) return code;
  // Tabs stay, because they are wider.
  const before = code.slice(0, Math.max(0, column - 1 - (source.length - code.length)));
  return `${code}\n${before.replaceAll(/\S/g, ' ')}^`;
}
