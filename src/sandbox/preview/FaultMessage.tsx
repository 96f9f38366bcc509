import type { Fault } from '../../../playground/sandbox/protocol';
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
      {source && (
        <pre className={styles.source}>
          {/* The same space before the mark as before the place, tabs included. */}
          {column === undefined
            ? source
            : `${source}\n${source.slice(0, column - 1).replaceAll(/\S/g, ' ')}^`}
        </pre>
      )}
      {components && <p className={styles.components}>in {components.join(' ‹ ')}</p>}
    </div>
  );
}
