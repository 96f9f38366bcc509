import type { Kind } from '../schema/kinds.ts';

const dataKinds = ['csv', 'json', 'ndjson'] as const;

type DataKind = (typeof dataKinds)[number];

/** Where rows come from: a text, or a file that is an SQLite database. */
export type Source =
  | { readonly kind: DataKind; readonly text: string }
  | { readonly kind: 'sqlite'; readonly file: Blob };

/** The source of rows that a text is; `undefined` if it's a schema, which has none. */
export function sourceOf(text: string, kind: Kind): Source | undefined {
  const found = dataKinds.find((one) => one === kind);
  return found && { kind: found, text };
}

const magic = 'SQLite format 3\0';

const fileNames = /\.(?:sqlite3?|s3db|db3?)$/i;

/** Whether a file starts like an SQLite database, which an encrypted one doesn't. */
export async function startsLikeSQLite(file: Blob): Promise<boolean> {
  const start = await file.slice(0, magic.length).arrayBuffer();
  return new TextDecoder('latin1').decode(start) === magic;
}

/** Whether a file is meant to be an SQLite database, by its name or by its first bytes. */
export const isSQLiteFile = async (file: File): Promise<boolean> =>
  fileNames.test(file.name) || startsLikeSQLite(file);
