import type { ReactNode } from 'react';
import { attachShadows, declareShadows } from '../../article/client/islands/shadows';
import styles from './LiveExample.module.css';

interface LiveExampleProps {
  /** Missing if it doesn't run in place. */
  readonly name?: string;
  readonly release?: string;
  /** Names in the code that not every release has: `name@since`, separated by spaces. */
  readonly names?: string;
  /** Other files that the code imports: `ProjectFile[]` as JSON. */
  readonly files?: string;
  /** Whether it's the first on its page, which can start by itself. */
  readonly first?: string;
  /**
   * HTML of a shadow root with what it renders; see website/features/live-examples/build/previews. Code
   * that only prints has none.
   */
  readonly preview?: string;
  /** The query of what it renders, as JSON; empty if it has none. */
  readonly query?: string;
  readonly children: ReactNode;
}

/**
 * A sample as it is served: a picture of what it renders, its query, two buttons if it runs in place,
 * and the code block. Code that only prints comes first, because its output appears below.
 */
export function LiveExample({
  name,
  release,
  names,
  files,
  first,
  preview,
  query = '',
  children,
}: LiveExampleProps) {
  const code = <div data-code>{children}</div>;
  const panel = name !== undefined && (
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
      data-island={name && 'live'}
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

/** What a sample renders, as a still picture. Its styles and those of the page don't affect each other. */
function Result({ html }: { readonly html: string }) {
  return (
    <div className={styles.result} role="img" aria-label="Result" data-result>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own samples at build time */}
      <div inert dangerouslySetInnerHTML={{ __html: declareShadows(html) }} ref={attach} />
    </div>
  );
}

/** The query of a sample as JSON, which follows the edits while the sample runs. */
function Query({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <details className={styles.query} data-visual>
      <summary>Query</summary>
      <pre>
        <code data-query>{text}</code>
      </pre>
    </details>
  );
}

const attach = (picture: HTMLElement | null): void => {
  if (picture) attachShadows(picture);
};
