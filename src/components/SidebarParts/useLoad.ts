import preload from '@docusaurus/core/lib/client/preload';
import { useEffect, useState } from 'react';

/**
 * Loads what a page needs, without going there.
 *
 * @param address - Of the page; nothing is loaded without one. The component is drawn again when all
 *   is there.
 * @returns What makes another attempt, when the last one failed.
 */
export function useLoad(address: string | undefined): (() => void) | undefined {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    if (address === undefined) return;
    let isCurrent = true;
    preload(address).then(
      () => isCurrent && setAttempt(attempt + 1),
      () => isCurrent && setFailed(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [address, attempt]);
  return address !== undefined && failed === attempt ? () => setAttempt(attempt + 1) : undefined;
}
