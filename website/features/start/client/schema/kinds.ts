import type { Read } from './types.ts';

interface KindRow {
  readonly id: string;
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
    const widths = lines.map((line) => line.split(delimiter).length);
    const share = (fits: (width: number) => boolean) => widths.filter(fits).length / widths.length;
    // Some programs leave out empty cells at the end of a row.
    const isEven =
      share((width) => width === cells.length) >= 0.5 ||
      (cells.length > 3 && share((width) => width > 3 && width <= cells.length) >= 0.9);
    return isEven && !/[.!?]\s*$/.test(header);
  });
}

/** The first kind whose sign matches is it, so those that contain others come first. */
const rows = [
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
    id: 'openapi',
    label: 'OpenAPI',
    sign: has(
      /^\s*"?(?:openapi|swagger)"?\s*:\s*["']?[23]|[{,]\s*"(?:openapi|swagger)"\s*:\s*"[23]/m,
    ),
    hint: /^\s*"?(?:openapi|paths|components|schemas|info)"?\s*:/,
    needs: 'schemas, in `components` or in operations',
    load: async () => (await import('./readers/json-schema.ts')).read,
  },
  {
    id: 'json-schema',
    label: 'JSON Schema',
    sign: (text) =>
      isJson(text)
        ? // The values of these are schemas. Data such as GeoJSON has others under "properties".
          /"\$schema"\s*:\s*"[^"]*json-schema\.org|"(?:properties|\$defs|definitions)"\s*:\s*\{\s*"[^"]*"\s*:\s*(?:\{|true|false)/.test(
            text,
          )
        : /^(?:\$schema|properties|\$defs|definitions)\s*:/m.test(text),
    hint: /^\s*"?(?:\$schema|properties|type|required|\$ref)"?\s*:/,
    needs: '`properties`',
    load: async () => (await import('./readers/json-schema.ts')).read,
  },
  {
    id: 'json',
    label: 'JSON',
    sign: isJson,
    hint: /^\s*(?:"[^"]*"\s*:|[[{])/,
    needs: 'an array of objects',
    load: async () => (await import('./readers/json.ts')).read,
  },
  {
    id: 'prisma',
    label: 'Prisma schema',
    files: /\.prisma$/i,
    sign: has(/^\s*(?:model|datasource|generator)\s+\w+\s*\{/m),
    hint: /^\s*(?:(?:model|enum|generator|datasource)\s+\w+|\w+\s+\w+[?[\]]*\s+@)/,
    needs: 'a `model`',
    load: async () => (await import('./readers/prisma.ts')).read,
  },
  {
    id: 'drizzle',
    label: 'Drizzle schema',
    sign: has(
      /\b(?:pg|mysql|sqlite|mssql|singlestore|cockroach)Table(?:Creator)?\s*\(|\bfrom\s+['"]drizzle-orm/,
    ),
    hint: /\b(?:pg|mysql|sqlite)\w*\(|\.(?:notNull|primaryKey|references)\(/,
    needs: 'a table such as `pgTable(…)`',
    load: async () => (await import('./readers/drizzle.ts')).read,
  },
  {
    id: 'zod',
    label: 'Zod schema',
    sign: has(/\bz\s*\.\s*(?:object|strictObject|looseObject|interface)\s*\(|\bfrom\s+['"]zod/),
    hint: /\bz\.\w+\(/,
    needs: '`z.object(…)`',
    load: async () => (await import('./readers/zod.ts')).read,
  },
  {
    id: 'sql',
    label: 'SQL',
    files: /\.(?:sql|ddl)$/i,
    sign: has(/(?:^|;)[ \t]*(?:create\s+(?:\w+\s+){0,3}|alter\s+)table\b/im),
    hint: /\b(?:(?:create|alter|drop)\s+(?:\w+\s+)*table|varchar|not null|primary key|select|insert into|foreign key)\b/i,
    needs: 'a CREATE TABLE statement',
    load: async () => (await import('./readers/sql/read.ts')).read,
  },
  {
    id: 'graphql',
    label: 'GraphQL schema',
    files: /\.(?:graphqls?|gql)$/i,
    sign: (text) =>
      /^\s*(?:extend\s+)?(?:type|input|interface)\s+\w+[^={;]*\{/m.test(text) &&
      /^\s*(?:extend\s+)?(?:type|input)\s+\w+[^={;]*\{|:\s*\[?(?:ID|String|Int|Float|Boolean)\b/m.test(
        text,
      ) &&
      // TypeScript has the same words, but also these.
      !/^\s*(?:export|declare|import)\b|^\s*(?:readonly\s+)?\w+\??:.*;\s*$/m.test(text),
    hint: /^\s*(?:(?:type|input|scalar|union)\s+\w+|\w+(?:\(.*\))?\s*:\s*\[?[A-Z]\w*[\]!]*)\s*$/,
    needs: 'a `type` with fields',
    load: async () => (await import('./readers/graphql.ts')).read,
  },
  {
    id: 'typescript',
    label: 'TypeScript',
    sign: has(
      /^\s*(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:interface\s+[\w$]+[^{;]*\{|type\s+[\w$]+[^=;\n]*=)/m,
    ),
    hint: /^\s*(?:(?:export|interface|type|import)\b|(?:readonly\s+)?[\w$]+\??:\s*.+;)/,
    needs: 'an interface or a type',
    load: async () => (await import('./readers/typescript.ts')).read,
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
] as const satisfies readonly KindRow[];

/** What people paste. */
export type Kind = (typeof rows)[number]['id'];

export const kinds: readonly (KindRow & { readonly id: Kind })[] = rows;
