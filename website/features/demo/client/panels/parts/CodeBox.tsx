import { type CSSProperties, memo, type ReactNode } from 'react';
import { colorTokens } from '../../format-preview/tokens';
import { CopyButton } from './CopyButton';
import styles from './parts.module.css';

interface CodeBoxProps {
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
  readonly note?: ReactNode;
}

/** Coloring longer texts would block the page. */
const coloredLength = 40_000;

export function CodeBox({ title, text, actions, note }: CodeBoxProps) {
  return (
    <div className={styles.codeBox}>
      <div className={styles.bar}>
        <span className={styles.title}>{title}</span>
        {actions}
        <CopyButton text={text} what={title} />
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a landmark needs a title of its own, a fieldset has controls */}
      <div
        className={styles.code}
        role="group"
        aria-label={title}
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <pre>
          <code>
            <ColoredText text={text} />
          </code>
        </pre>
      </div>
    </div>
  );
}

/** Re-renders only when the text changes. */
const ColoredText = memo(function ColoredText({ text }: { readonly text: string }) {
  if (text.length > coloredLength) return <LongText text={text} />;
  return colorTokens(text).map(({ text: part, kind }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity beyond their place
    <span key={index} className={kind && `t-${kind}`}>
      {part}
    </span>
  ));
});

const linesPerBlock = 50;

/** A long text in blocks: the browser lays out only visible ones, and an edit changes only one. */
function LongText({ text }: { readonly text: string }) {
  return blocksOf(text).map(({ block, lines }, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity beyond their place
      key={index}
      className={styles.block}
      style={{ '--lines': lines } as CSSProperties}
    >
      {block}
    </span>
  ));
}

function blocksOf(text: string) {
  const lines = text.split(/(?<=\n)/);
  return Array.from({ length: Math.ceil(lines.length / linesPerBlock) }, (_, index) => {
    const own = lines.slice(index * linesPerBlock, (index + 1) * linesPerBlock);
    return { block: own.join(''), lines: own.length };
  });
}
