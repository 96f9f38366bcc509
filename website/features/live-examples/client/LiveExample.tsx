import type { ReactNode } from 'react';
import styles from './LiveExample.module.css';
import { Query, Result } from './Previewed';

interface LiveExampleProps {
  readonly release: string;
  readonly name: string;
  /** Names in the code that not every release has: `name@since`, separated by spaces. */
  readonly names?: string;
  /** Other files that the code imports: `ProjectFile[]` as JSON. */
  readonly files?: string;
  /** Whether it's the first on its page, which can start by itself. */
  readonly first?: string;
  /** HTML of a shadow root with what it renders; code that only prints has none. */
  readonly preview?: string;
  /** The query of what it renders, as JSON; empty if it has none. */
  readonly query?: string;
  readonly children: ReactNode;
}

/**
 * A sample that runs in place, as it is served: a picture of what it renders, two buttons, and the
 * code block. Code that only prints comes first, because its output appears below.
 */
export function LiveExample({
  release,
  name,
  names,
  files,
  first,
  preview,
  query = '',
  children,
}: LiveExampleProps) {
  const code = <div data-code>{children}</div>;
  const panel = (
    <div data-panel>
      <div className={styles.bar}>
        <button type="button" className="button" data-start="edit">
          Edit
        </button>
        <button type="button" className="button" data-start="run">
          Run
        </button>
        <span className={styles.note} role="status" />
      </div>
    </div>
  );

  return (
    <div
      className={styles.example}
      data-island="live"
      data-live-example={name}
      data-release={release}
      data-names={names}
      data-files={files}
      data-first={first}
    >
      {preview === undefined ? (
        <>
          {code}
          {panel}
        </>
      ) : (
        <>
          <Result html={preview} />
          <Query text={query} />
          {panel}
          {code}
        </>
      )}
    </div>
  );
}
