import { readRows } from './readRows.ts';
import { type Condition, RowStore, type Shown } from './rowStore.ts';
import type { Source } from './source.ts';
import type { StoredColumn } from './storage.ts';

let store: RowStore | undefined;
/** The last question that takes long, or that ends one. */
let latest = 0;

/** What the page can ask for. The worker answers questions that take long with progress, too. */
const questions = {
  load: async (
    input: {
      readonly source: Source;
      readonly table: string;
      readonly columns: readonly StoredColumn[];
    },
    id: number,
  ) => {
    const rows = await readRows(input.source, input.table);
    try {
      const { notes, ...filled } = await RowStore.fill(
        rows,
        input.columns,
        pauseOf(id, rows.count),
      );
      store = filled.store;
      return { count: store.count, notes };
    } finally {
      rows.close();
    }
  },
  filter: (condition: Condition, id: number) => held().filter(condition, pauseOf(id, held().count)),
  page: ({ shown, start, size }: { shown: Shown; start: number; size: number }) =>
    held().page(shown, start, size),
  why: ({ number, conditions }: { number: number; conditions: readonly Condition[] }) =>
    held().why(number, conditions),
  stop: () => undefined,
};

export type Questions = typeof questions;

const long: ReadonlySet<string> = new Set(['load', 'filter', 'stop']);

function held(): RowStore {
  if (!store) throw new Error('There are no rows.');
  return store;
}

/** Lets messages arrive, of which another question ends this one. */
const pauseOf = (id: number, total: number) => async (done: number) => {
  postMessage({ id, done, total });
  await new Promise((resolve) => setTimeout(resolve));
  return latest === id;
};

interface Message {
  readonly id: number;
  readonly name: keyof Questions;
  readonly input: never;
}

addEventListener('message', async ({ data: { id, name, input } }: MessageEvent<Message>) => {
  if (long.has(name)) latest = id;
  try {
    postMessage({ id, output: await questions[name](input, id as never) });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
