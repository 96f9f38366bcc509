import { printLimits } from '../../frame/printing';
import styles from './ConsoleOutput.module.css';
import type { OutputLine } from './output';

interface ConsoleOutputProps {
  readonly lines: readonly OutputLine[];
  /** How many further lines were printed, which aren't shown. */
  readonly omitted: number;
}

export function ConsoleOutput({ lines, omitted }: ConsoleOutputProps) {
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.console} aria-label="Console" tabIndex={0}>
      <ul className={styles.lines}>
        {lines.map(({ id, level, text, times }) => (
          <li key={id} className={styles.line} data-level={level}>
            {(level === 'warn' || level === 'error') && <b>{level}: </b>}
            {text}
            {times > 1 && <span className={styles.times}> × {times}</span>}
          </li>
        ))}
      </ul>
      {omitted > 0 && <p className={styles.omitted}>{sayOmitted(omitted)}</p>}
    </section>
  );
}

const write = (count: number): string => count.toLocaleString('en-US');

const sayOmitted = (omitted: number): string =>
  `${omitted === 1 ? '1 more line is' : `${write(omitted)} more lines are`} left out. The console shows up to ${write(printLimits.lines)} lines and ${write(printLimits.characters)} characters per run.`;
