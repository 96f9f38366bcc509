import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { isObject, type UnknownObject } from '../../../../../src/components/unknownObject.ts';
import type { Problem, Read, Table } from '../types.ts';
import { columnsOf, sampled, sampleSize } from './values.ts';

/** What the tolerant parser reads of a file that isn't valid. It's slower than the browser's own. */
const tolerated = 2_000_000;

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The parser's own function would lose a property called `__proto__`. */
function toValue(node: Node | undefined): unknown {
  const { type, value, children = [] } = node ?? {};
  if (type === 'array') return children.map(toValue);
  if (type !== 'object') return value;
  return Object.fromEntries(
    children.map(({ children: [key, content] = [] }) => [String(key?.value), toValue(content)]),
  );
}

/** Parses JSON, also with comments and trailing commas, and as far as it's valid. */
export function parseJson(text: string, problems: Problem[]): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const errors: ParseError[] = [];
    const value = toValue(
      parseTree(text.slice(0, tolerated), errors, { allowTrailingComma: true }),
    );
    const [first] = errors;
    if (first) {
      problems.push({
        message: `The JSON has a mistake (${printParseErrorCode(first.error)}), so what follows may be missing.`,
        line: lineAt(text, first.offset),
      });
    }
    return value;
  }
}

function tableOf(name: string, rows: readonly unknown[], place: string): Table {
  const problems: Problem[] = [];
  const objects = rows.slice(0, sampleSize).filter(isObject);
  const other = rows.slice(0, sampleSize).findIndex((row) => !isObject(row));
  if (other >= 0) {
    problems.push({ message: `${place} ${other + 1} isn't an object, so it was left out.` });
  }
  if (rows.length > sampleSize) problems.push(sampled);
  const columns = columnsOf(objects, {
    problems,
    place: (index) => `${place.toLowerCase()} ${index + 1}`,
    isText: false,
  });
  return { name, columns, problems };
}

const isListOfRows = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some(isObject);

/** Whether the names of an object are keys of rows, as in `{ "AT": { … }, "BE": { … } }`: most rows have a property in common. */
function isMapOfRows(value: UnknownObject): boolean {
  const rows = Object.values(value);
  if (rows.length < 5 || !rows.every(isObject)) return false;
  const counts = new Map<string, number>();
  for (const name of rows.flatMap(Object.keys)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts.values()].some((count) => count > rows.length / 2);
}

interface Rows {
  readonly name: string;
  readonly rows: readonly unknown[];
}

/** The rows of an array of objects, or of an object that has a name for each of its rows. */
function rowsIn(value: unknown): readonly unknown[] | undefined {
  if (isListOfRows(value)) return value;
  if (!isObject(value) || !isMapOfRows(value)) return undefined;
  const name = Object.values(value).some((row) => isObject(row) && 'key' in row)
    ? 'row key'
    : 'key';
  return Object.entries(value).map(([key, row]) => ({ [name]: key, ...(row as UnknownObject) }));
}

/** The rows in a text, in the properties of an object that contains them, or in a single object. */
export function listsIn(text: string, problems: Problem[] = []): readonly Rows[] {
  const value = parseJson(text, problems);
  const own = rowsIn(value);
  if (own) return [{ name: 'rows', rows: own }];
  if (!isObject(value)) return [];
  const lists = Object.entries(value).flatMap(([name, inner]) => {
    const rows = rowsIn(inner);
    return rows ? [{ name, rows }] : [];
  });
  // A response wraps its rows, and has few other properties. A record has an array among many.
  const isWrapper = lists.length > 0 && Object.keys(value).length <= lists.length + 4;
  return isWrapper ? lists : [{ name: 'rows', rows: [value] }];
}

/** Reads the columns of each list of objects. */
export const read: Read = (text) => {
  const problems: Problem[] = [];
  const lists = listsIn(text, problems);
  if (lists.length === 0)
    problems.push({ message: 'The JSON has no objects, so there are no names for fields.' });
  return { tables: lists.map(({ name, rows }) => tableOf(name, rows, 'Item')), problems };
};

/** The values of lines that are JSON. Reads no more than `limit` values. */
export function valuesOfLines(
  text: string,
  limit = Number.POSITIVE_INFINITY,
  problems: Problem[] = [],
) {
  const rows: unknown[] = [];
  const lines = text.split('\n');
  let lastLine = 0;
  for (const [index, line] of lines.entries()) {
    if (rows.length === limit) break;
    lastLine = index + 1;
    if (line.trim() === '') continue;
    try {
      rows.push(JSON.parse(line));
    } catch {
      problems.push({
        message: `Line ${index + 1} isn't valid JSON, so it was left out.`,
        line: index + 1,
      });
    }
  }
  return { rows, hasMore: lines.slice(lastLine).some((line) => line.trim() !== '') };
}

/** Reads one JSON object per line. */
export const readLines: Read = (text) => {
  const problems: Problem[] = [];
  const { rows, hasMore } = valuesOfLines(text, sampleSize, problems);
  if (hasMore) problems.push(sampled);
  return { tables: [tableOf('rows', rows, 'Object')], problems: problems.slice(0, 20) };
};
