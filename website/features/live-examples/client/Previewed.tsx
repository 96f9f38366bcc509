import type { ReactNode } from 'react';
import { attachShadows, declareShadows } from '../../article/client/islands/shadows';
import styles from './LiveExample.module.css';

interface PreviewedProps {
  /** HTML of a shadow root; see website/features/live-examples/build/previews. */
  readonly preview: string;
  readonly query: string;
  readonly children: ReactNode;
}

/** A sample that doesn't run in place: what it renders, its query, and its code. */
export function Previewed({ preview, query, children }: PreviewedProps) {
  return (
    <div className={styles.example}>
      <Result html={preview} />
      <Query text={query} />
      <div data-code>{children}</div>
    </div>
  );
}

/** What a sample renders, as a still picture. Its styles and those of the page don't affect each other. */
export function Result({ html }: { readonly html: string }) {
  return (
    <div className={styles.result} role="img" aria-label="Result" data-result>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own samples at build time */}
      <div inert dangerouslySetInnerHTML={{ __html: declareShadows(html) }} ref={attach} />
    </div>
  );
}

/** The query of a sample as JSON, which follows the edits while the sample runs. */
export function Query({ text }: { readonly text: string }) {
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
