import type { ReactNode } from 'react';
import styles from './LiveExample.module.css';

interface LiveExampleProps {
  /** Release of the library that the page documents. */
  readonly release: string;
  /** File name of the code. */
  readonly name: string;
  /** Further files that the code imports, as JSON of `ProjectFile[]`. */
  readonly files?: string;
  /** Whether it is the first of its page, which may start by itself. */
  readonly first?: string;
  /** The block of code, colored at build time. */
  readonly children: ReactNode;
}

/**
 * A sample that runs in place, as it is served: the block of code with two buttons. plugins/live-examples
 * puts it around the fences marked `live`, and src/islands/startLiveExample.tsx starts it.
 */
export function LiveExample({ release, name, files, first, children }: LiveExampleProps) {
  return (
    <div
      className={styles.example}
      data-island="live"
      data-live-example={name}
      data-release={release}
      data-files={files}
      data-first={first}
    >
      <div>{children}</div>
      <div>
        <div className={styles.bar}>
          <button type="button" className={styles.main} data-start="run">
            Run
          </button>
          <button type="button" className={styles.button} data-start="edit">
            Edit
          </button>
          <span className={styles.note} role="status" />
        </div>
      </div>
    </div>
  );
}
