import { useEffect, useState } from 'react';
import { type Datetime, loadDatetime } from '../../datetime.ts';

/** The date add-on, fetched when it's first needed; `undefined` until then, or if it can't be loaded. */
export function useDatetime(isWanted: boolean): Datetime | undefined {
  const [datetime, setDatetime] = useState<Datetime>();

  useEffect(() => {
    let isCurrent = true;
    if (isWanted && !datetime) {
      loadDatetime().then(
        (loaded) => isCurrent && setDatetime(loaded),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [isWanted, datetime]);

  return isWanted ? datetime : undefined;
}
