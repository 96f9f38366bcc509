import { useEffect, useState } from 'react';
import { type Datetime, loadDatetime } from '../../datetime.ts';

/**
 * The add-on for dates, fetched when it is first wanted.
 *
 * @returns Nothing while it is not wanted, not there yet or out of reach.
 */
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
