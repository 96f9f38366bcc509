import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Props of a code block; fences of MDX pages arrive with `html`, anything else with `children`. */
interface CodeBlockProps {
  /** Lines that website/features/code/build colored at build time. */
  readonly html?: string;
  readonly children?: ReactNode;
  readonly title?: string;
  readonly language?: string;
  /** Number of the first line; without it, lines aren't numbered. */
  readonly lineNumbers?: string;
  /** How many lines there are, if only some are shown at first. */
  readonly foldedOf?: string;
  /** Set if website/features/api/build/code-names knows the names in the code. */
  readonly named?: string;
  readonly className?: string;
}

/**
 * Replaces the theme's code block, which colors code in the browser and so loads Prism on every
 * page.
 */
export default function CodeBlock({
  html,
  children,
  title,
  language,
  lineNumbers,
  foldedOf,
  named,
  className,
}: CodeBlockProps) {
  return (
    <div
      className={clsx('theme-code-block', styles.block, className)}
      data-language={language}
      data-title={title}
    >
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body} data-island={named === undefined ? undefined : 'names'}>
        <div className={styles.buttons}>
          {named !== undefined && (
            <button
              type="button"
              className={clsx('button button--sm', styles.button)}
              aria-expanded={false}
              data-types
            >
              Types<span className="sr-only"> of the names in this code</span>
            </button>
          )}
          <button
            type="button"
            className={clsx('button button--sm', styles.button)}
            data-island="copy"
          >
            <span aria-live="polite">Copy</span>
            <span className="sr-only"> code to clipboard</span>
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
        <pre className={styles.pre} tabIndex={0}>
          {html === undefined ? (
            <code>{children}</code>
          ) : (
            <code
              className={lineNumbers && styles.numbered}
              style={lineNumbers ? { counterReset: `line ${Number(lineNumbers) - 1}` } : undefined}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own fences at build time, escaped by Shiki
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
        </pre>
      </div>
      {foldedOf && (
        // It has no content of its own: while it's open, the block shows all lines.
        <details className={clsx('code-fold', styles.fold)} data-island="fold">
          <summary>
            <span className={styles.more}>Show all {foldedOf} lines</span>
            <span className={styles.fewer}>Show fewer lines</span>
          </summary>
        </details>
      )}
    </div>
  );
}
