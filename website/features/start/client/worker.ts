import { answerPage } from '../../../src/components/worker/answerPage.ts';
import type { Kind } from './schema/kinds.ts';
import { readSchema } from './schema/read.ts';
import type { Schema } from './schema/types.ts';

/** A text, or a file that is an SQLite database. */
type Given =
  | { readonly text: string; readonly kind: Kind }
  | { readonly kind: 'sqlite'; readonly file: Blob };

const tasks = {
  read: async (given: Given): Promise<Schema> => {
    if (given.kind !== 'sqlite') return readSchema(given.text, given.kind);
    const { readTables } = await import('./results/sqliteFile.ts');
    return readTables(given.file);
  },
};

export type ReadTasks = typeof tasks;

answerPage(tasks);
