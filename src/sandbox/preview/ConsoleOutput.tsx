import styles from './ConsoleOutput.module.css';
import type { OutputLine } from './output';

/** The output of the code; renders nothing without output. */
export function ConsoleOutput({ lines }: { readonly lines: readonly OutputLine[] }) {
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
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
    </section>
  );
}
