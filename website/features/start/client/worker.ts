import { readSchema } from './schema/read';
import type { Kind } from './schema/types';

/** What the page asks for, of which a file is an SQLite database; the answer is the schema. */
export type Question =
  | { readonly text: string; readonly kind: Kind }
  | { readonly kind: 'sqlite'; readonly file: Blob };

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  if (data.kind === 'sqlite') {
    const { readTables } = await import('./results/sqliteFile');
    postMessage(await readTables(data.file));
  } else postMessage(await readSchema(data.text, data.kind));
});
