import { useCopy } from '../../../../../src/components/clipboard/useCopy.ts';

interface CopyButtonProps {
  /** A function if the text takes time to make. */
  readonly text: string | (() => string);
  readonly children?: string;
  /** What the button copies, for readers who can't see its position. */
  readonly what: string;
}

const answers = { copied: 'Copied', refused: 'Not allowed' } as const;

/** Copies a text, and says so for two seconds. */
export function CopyButton({ text, children = 'Copy', what }: CopyButtonProps) {
  const { outcome, copy } = useCopy();
  return (
    <button
      type="button"
      className="button"
      onClick={() => copy(typeof text === 'string' ? text : text())}
    >
      <span aria-live="polite">{outcome ? answers[outcome] : children}</span>
      <span className="sr-only"> {what}</span>
    </button>
  );
}
