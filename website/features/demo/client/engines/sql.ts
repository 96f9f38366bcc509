import type { Row } from '../data/types.ts';
import type { EngineData } from './types.ts';

export const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Gives each set of rows a table of its own, which `make` fills when it's first used. */
export function tablesOf<Table>(make: (name: string, data: EngineData) => Table) {
  const tables = new WeakMap<readonly Row[], Table>();
  let count = 0;
  return (data: EngineData): Table => {
    const known = tables.get(data.rows);
    if (known) return known;
    count += 1;
    const table = make(`rows_${count}`, data);
    tables.set(data.rows, table);
    return table;
  };
}
