import type { Kind, Read } from './types.ts';

export interface KindRow {
  readonly id: Kind;
  readonly label: string;
  /** Files with such a name are of this kind, whatever they contain. */
  readonly files?: RegExp;
  /** Text that matches is of this kind. */
  readonly sign: (text: string) => boolean;
  /** Lines that match are typical of this kind. */
  readonly hint: RegExp;
  /** What a text of this kind has to contain. */
  readonly needs: string;
  readonly load: () => Promise<Read>;
}

const has =
  (...signs: readonly RegExp[]) =>
  (text: string) =>
    signs.every((sign) => sign.test(text));

const isJson = (text: string) => /^(?:\s|\/\/[^\n]*\n|\/\*[^*]*\*\/)*[[{]/.test(text);

const delimiters = [',', ';', '\t', '|'];

/** The lines of a table have as many cells as its header. */
function isTable(text: string): boolean {
  const [header = '', ...lines] = text
    // The last line may be cut off.
    .replace(/(?<=\n.*\n)[^\n]*$/, '')
    .replaceAll(/"(?:[^"\n]|"")*"/g, 'quoted')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 30);
  return delimiters.some((delimiter) => {
    const cells = header.split(delimiter);
    if (cells.length < 2 || lines.length === 0 || cells.some((cell) => cell.length > 60))
      return false;
    const fitting = lines.filter((line) => line.split(delimiter).length === cells.length);
    return fitting.length >= lines.length * 0.5 && !/[.!?]\s*$/.test(header);
  });
}

/** The first kind whose sign matches is it, so those that contain others come first. */
export const kinds: readonly KindRow[] = [
  {
    id: 'ndjson',
    label: 'NDJSON',
    files: /\.(?:ndjson|jsonl)$/i,
    sign: has(/^\s*\{[^\n]*\}[ \t]*\r?\n\s*\{/),
    hint: /^\s*\{.*\}\s*$/,
    needs: 'a JSON object on each line',
    load: async () => (await import('./readers/json.ts')).readLines,
  },
  {
    id: 'json',
    label: 'JSON',
    sign: isJson,
    hint: /^\s*(?:"[^"]*"\s*:|[[\]{}])/,
    needs: 'an array of objects',
    load: async () => (await import('./readers/json.ts')).read,
  },
  {
    id: 'sql',
    label: 'SQL',
    files: /\.(?:sql|ddl)$/i,
    sign: has(/\b(?:create\s+(?:\w+\s+){0,3}|alter\s+)table\b/i),
    hint: /\b(?:create|alter|table|varchar|not null|primary key|select|insert into|foreign key)\b/i,
    needs: 'a CREATE TABLE statement',
    load: async () => (await import('./readers/sql/read.ts')).read,
  },
  {
    id: 'csv',
    label: 'CSV',
    files: /\.(?:csv|tsv|tab)$/i,
    sign: isTable,
    hint: /^[^,;\t|]+(?:[,;\t|][^,;\t|]*){2,}$/,
    needs: 'a header and rows with the same number of cells',
    load: async () => (await import('./readers/csv.ts')).read,
  },
];
