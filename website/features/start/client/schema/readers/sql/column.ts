import { type Column, newColumn, type Scalar } from '../../types.ts';
import { closing, splitAtCommas, type Token } from './tokens.ts';
import { typeFacts } from './types.ts';

/** Words that end a column's type. */
const endsType = new Set(
  'not null default primary unique references check constraint collate generated as auto_increment autoincrement identity comment key on rowguidcol charset sparse virtual stored invisible visible masked encode foreign with after first using persisted'.split(
    ' ',
  ),
);

/** Types that a script declares: the values of enums, and the facts of domains. */
export type OwnTypes = ReadonlyMap<string, Partial<Column>>;

export interface ColumnParts {
  readonly column: Column;
  /** The tokens of its CHECKs. */
  readonly checks: readonly (readonly Token[])[];
  readonly isKey: boolean;
}

/** A name with its schema, such as `public.orders`. Returns the index after it, too. */
export function qualifiedName(
  tokens: readonly Token[],
  start: number,
): [readonly string[], number] {
  const names: string[] = [];
  let index = start;
  for (;;) {
    const token = tokens[index];
    if (!token || token.type === 'mark' || token.type === 'number') break;
    names.push(token.text);
    index += 1;
    if (tokens[index]?.key !== '.') break;
    index += 1;
    // SQL Server leaves the schema out between two periods.
    if (tokens[index]?.key === '.') index += 1;
  }
  return [names, index];
}

/** What a type is, from its tokens. */
export function typeOf(tokens: readonly Token[], own: OwnTypes): Partial<Column> {
  const isArray = tokens.some(({ key }) => key === '[' || key === 'array');
  const main = tokens.filter(({ key }) => key !== '[' && key !== ']' && key !== 'array');
  const [names, after] = qualifiedName(main, 0);
  const written = names.at(-1)?.toLowerCase() ?? '';
  // SQL Server's scripts quote types, and its timestamp is a number of a row's version.
  const isRowVersion = written === 'timestamp' && main[0]?.type === 'name';
  const name = isRowVersion ? 'rowversion' : written;
  const declared = own.get(name);
  const list = isArray && { list: true };
  if (declared) return { ...declared, constraints: { ...declared.constraints }, ...list };
  const rest = main.slice(after).map(({ text }) => text.toLowerCase());
  const facts = typeFacts([name, ...rest].join(' '));
  if (name === 'enum' || name === 'set') {
    const values = main
      .slice(after)
      .filter(({ type }) => type === 'string' || type === 'name')
      .map(({ text }) => text);
    return { ...facts, values, ...(name === 'set' && { list: true }) };
  }
  return { ...facts, ...list };
}

/** Reads a column's definition. Options that it doesn't know don't matter. */
export function readColumn(tokens: readonly Token[], own: OwnTypes): ColumnParts | undefined {
  const [first] = tokens;
  if (!first || first.type === 'mark') return undefined;
  let end = 1;
  while (end < tokens.length) {
    const { key = '', type } = tokens[end] ?? {};
    const isTimeZone = key === 'with' && tokens[end + 1]?.key.startsWith('time');
    const isCharacterSet = key === 'character' && tokens[end + 1]?.key === 'set';
    if (type === 'word' && ((endsType.has(key) && !isTimeZone) || isCharacterSet)) break;
    end = key === '(' ? closing(tokens, end) + 1 : end + 1;
  }
  const column = newColumn(first.text, {
    nullable: !/serial/.test(tokens[1]?.key ?? ''),
    ...typeOf(tokens.slice(1, end), own),
    line: first.line,
  });
  const checks: (readonly Token[])[] = [];
  let isKey = false;
  for (let index = end; index < tokens.length; index += 1) {
    const key = tokens[index]?.key;
    const next = tokens[index + 1];
    if (key === '(') index = closing(tokens, index);
    else if (key === 'not' && next?.key === 'null') column.nullable = false;
    else if (key === 'primary' || key === 'identity') isKey = true;
    else if (key === 'default') {
      const value = literal(tokens.slice(index + 1));
      if (value !== undefined) setDefault(column, value);
    } else if (key === 'references') column.target = target(tokens, index + 1);
    else if (key === 'check' && next?.key === '(') {
      checks.push(tokens.slice(index + 2, closing(tokens, index + 1)));
    }
  }
  return { column, checks, isKey };
}

export function target(tokens: readonly Token[], start: number): NonNullable<Column['target']> {
  const [names, after] = qualifiedName(tokens, start);
  const column = tokens[after]?.key === '(' ? tokens[after + 1]?.text : undefined;
  return { table: names.at(-1) ?? '', ...(column !== undefined && { column }) };
}

/** A default that is a plain value, also in brackets. */
export function literal(tokens: readonly Token[]): Scalar | undefined {
  const [token, next] = tokens.filter(({ key }) => key !== '(');
  if (!token || next?.key === '(') return undefined;
  if (token.type === 'string') return token.text;
  if (token.type === 'number') return Number(token.text);
  if (token.key === '-' && next?.type === 'number') return -Number(next.text);
  return token.key === 'true' || token.key === 'false' ? token.key === 'true' : undefined;
}

const booleans: Readonly<Record<string, boolean>> = {
  '0': false,
  '1': true,
  f: false,
  t: true,
  false: false,
  true: true,
};

/** Sets a default in the column's kind, because scripts also quote numbers. */
export function setDefault(column: Column, value: Scalar): void {
  if (column.list) return;
  const isNumber = ['integer', 'number', 'bigint'].includes(column.kind) && value !== '';
  if (column.kind === 'boolean') column.default = booleans[String(value).toLowerCase()] ?? value;
  else column.default = isNumber && Number.isFinite(Number(value)) ? Number(value) : value;
}

/** Names in brackets, such as those of a key. */
export const namesIn = (tokens: readonly Token[]): string[] =>
  splitAtCommas(tokens).flatMap(([token]) => (token ? [token.text] : []));
