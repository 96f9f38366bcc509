import clsx from 'clsx';
import { useRef } from 'react';
import styles from './page.module.css';
import type { Replaced } from './useDemoState.ts';

/**
 * Says that another query has replaced the reader's, and offers to undo that. The region is always
 * there, because screen readers announce only what changes in a region that they know.
 */
export function ReplacedStatus({ replaced }: { readonly replaced: Replaced | undefined }) {
  const region = useRef<HTMLDivElement>(null);
  return (
    <div ref={region} role="status" tabIndex={-1}>
      {replaced && (
        <p className={clsx('alert alert--secondary', styles.notice)}>
          {replaced.message}{' '}
          {replaced.undo && (
            <button
              type="button"
              className="button"
              onClick={() => {
                region.current?.focus();
                replaced.undo?.();
              }}
            >
              Undo
            </button>
          )}{' '}
          <button type="button" className="button" onClick={replaced.dismiss}>
            Dismiss
          </button>
        </p>
      )}
    </div>
  );
}
