import clsx from 'clsx';
import { useState } from 'react';
import { useCopy } from '../../../../src/components/clipboard/useCopy.ts';
import { writeAddress } from '../address/address.ts';
import type { DemoState } from '../state.ts';
import styles from './page.module.css';

/**
 * Copies the address of the demo's state. If the clipboard isn't available, shows the address until
 * the state changes.
 */
export function CopyLink({ state }: { readonly state: DemoState }) {
  const { outcome, copy } = useCopy({ keepsRefusal: true });
  const [link, setLink] = useState<{ readonly of: DemoState; readonly address: string }>();

  const copyLink = () => {
    const written = linkTo(state);
    written.then((address) => setLink({ of: state, address }));
    return copy(written);
  };

  return (
    <>
      <button type="button" className={clsx('button', styles.copyLink)} onClick={copyLink}>
        <span aria-live="polite">{outcome === 'copied' ? 'Link copied' : 'Copy link'}</span>
      </button>
      {outcome === 'refused' && link?.of === state && (
        <label className={styles.link}>
          Copy this link:
          <input
            className="control"
            readOnly
            value={link.address}
            onFocus={({ target }) => target.select()}
          />
        </label>
      )}
    </>
  );
}

const linkTo = async (state: DemoState) =>
  location.origin + location.pathname + (await writeAddress(state));
