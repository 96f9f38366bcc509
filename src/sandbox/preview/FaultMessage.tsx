import type { Fault } from '../../../playground/sandbox/protocol';
import styles from './FaultMessage.module.css';

const titles: Readonly<Record<Fault['kind'], string>> = {
  compile: 'The code does not compile',
  import: 'The code cannot run',
  runtime: 'The code threw an error',
  stopped: 'Stopped',
};

export function FaultMessage({ fault }: { readonly fault: Fault }) {
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
      {components && <p className={styles.components}>in {components.join(' ‹ ')}</p>}
    </div>
  );
}
