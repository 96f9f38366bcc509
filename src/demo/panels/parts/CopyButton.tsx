import { useEffect, useState } from 'react';
import styles from './parts.module.css';

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  readonly children?: string;
  /** What the button copies, for readers who do not see where it stands. */
  readonly what: string;
}

/** Copies a text, and says so for two seconds. */
export function CopyButton({ text, children = 'Copy', what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<string>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <button
      type="button"
      className={styles.button}
      onClick={async () => setOutcome(await copy(text))}
    >
      <span aria-live="polite">{outcome ?? children}</span>
      <span className="sr-only"> {what}</span>
    </button>
  );
}

/** The clipboard is closed to pages without HTTPS and to readers who refuse. */
async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'Not allowed';
  }
}
