import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import styles from './styles.module.css';

type Outcome = 'copied' | 'selected';

const labels: Readonly<Record<Outcome | 'idle', string>> = {
  idle: 'Copy',
  copied: 'Copied',
  selected: 'Press Ctrl+C',
};

/** Copies the code as it should be typed: lines that a sample takes out are left out. */
export function CopyButton({ code }: { readonly code: RefObject<HTMLElement | null> }) {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <button
      type="button"
      className={styles.copy}
      onClick={async () => code.current && setOutcome(await copyOrSelect(code.current))}
    >
      <span aria-live="polite">{labels[outcome ?? 'idle']}</span>
      <span className="sr-only"> code to clipboard</span>
    </button>
  );
}

/** The clipboard is closed to pages without HTTPS and to readers who refuse; then the text is selected. */
async function copyOrSelect(element: HTMLElement): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(textToCopy(element));
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(element);
    return 'selected';
  }
}

function textToCopy(element: HTMLElement): string {
  const lines = [...element.querySelectorAll('.line')];
  if (lines.length === 0) return element.textContent ?? '';
  return (
    lines
      .filter((line) => !line.classList.contains('remove'))
      // A mark such as [!code ++] leaves the space before it behind.
      .map((line) => line.textContent?.trimEnd())
      .join('\n')
  );
}
