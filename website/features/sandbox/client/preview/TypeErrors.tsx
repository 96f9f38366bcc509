import type { CodeErrors } from '../editor/language/diagnostics';
import styles from './FaultMessage.module.css';

interface TypeErrorsProps {
  readonly file: string;
  readonly errors: CodeErrors;
}

/** What TypeScript says about the code. It runs nonetheless. */
export function TypeErrors({ file, errors: { count, line, message } }: TypeErrorsProps) {
  return (
    <div className={styles.fault} data-type-errors={count}>
      <p className={styles.title}>
        {count === 1 ? 'TypeScript found an error' : `TypeScript found ${count} errors`}
        <span className={styles.place}>
          {' '}
          in {file}, {count > 1 && 'the first in '}line {line}
        </span>
      </p>
      <p className={styles.message}>{message}</p>
    </div>
  );
}
