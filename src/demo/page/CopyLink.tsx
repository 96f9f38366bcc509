import { useEffect, useState } from 'react';
import { writeAddress } from '../address/address.ts';
import type { DemoState } from '../state.ts';
import styles from './page.module.css';

/** Copies the address of the demo as it is; where the clipboard is closed, it shows the address. */
export function CopyLink({ state }: { readonly state: DemoState }) {
  const [outcome, setOutcome] = useState<'copied' | { readonly link: string }>();

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const link = location.origin + location.pathname + (await writeAddress(state));
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome({ link });
    }
  };

  return (
    <>
      <button type="button" onClick={copy}>
        <span aria-live="polite">{outcome === 'copied' ? 'Link copied' : 'Copy link'}</span>
      </button>
      {typeof outcome === 'object' && (
        <label className={styles.link}>
          Copy this link:
          <input readOnly value={outcome.link} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}
