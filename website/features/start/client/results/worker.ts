import { answerPage, type Report } from '../../../../src/components/worker/answerPage.ts';
import { readRows } from './readRows.ts';
import { type Condition, RowStore, type Shown } from './rowStore.ts';
import type { Source } from './source.ts';
import type { StoredColumn } from './storage.ts';

let store: RowStore | undefined;
/** The number of tasks that take long, or that end one. */
let turn = 0;

interface RowsOfTable {
  readonly source: Source;
  readonly table: string;
  readonly columns: readonly StoredColumn[];
}

const tasks = {
  load: async ({ source, table, columns }: RowsOfTable, report: Report) => {
    const rows = await readRows(source, table);
    try {
      const { notes, ...filled } = await RowStore.fill(rows, columns, pauseOf(rows.count, report));
      store = filled.store;
      return { count: store.count, notes };
    } finally {
      rows.close();
    }
  },
  filter: (condition: Condition, report: Report) =>
    held().filter(condition, pauseOf(held().count, report)),
  page: ({ shown, start, size }: { shown: Shown; start: number; size: number }) =>
    held().page(shown, start, size),
  why: ({ number, conditions }: { number: number; conditions: readonly Condition[] }) =>
    held().why(number, conditions),
  stop: () => {
    turn += 1;
  },
};

export type RowTasks = typeof tasks;

answerPage(tasks);

function held(): RowStore {
  if (!store) throw new Error('There are no rows.');
  return store;
}

/** Lets messages arrive, of which another task ends this one. */
function pauseOf(total: number, report: Report) {
  turn += 1;
  const own = turn;
  return async (done: number) => {
    report({ done, total });
    await new Promise((resolve) => setTimeout(resolve));
    return turn === own;
  };
}
