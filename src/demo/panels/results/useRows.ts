import { useEffect, useState } from 'react';
import type { DataSet, Rows } from '../../data/types.ts';

/** The rows of a data set once they are there; `failed` when they could not be fetched. */
export function useRows(dataSet: DataSet): Rows | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly rows: Rows | 'failed' }>();

  useEffect(() => {
    let isCurrent = true;
    dataSet
      .loadRows()
      .catch(() => 'failed' as const)
      .then((rows) => isCurrent && setLoaded({ of: dataSet.id, rows }));
    return () => {
      isCurrent = false;
    };
  }, [dataSet]);

  return loaded?.of === dataSet.id ? loaded.rows : 'loading';
}
