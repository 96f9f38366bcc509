import { isObject, type UnknownObject } from '../../../../../src/components/unknownObject.ts';
import { type Column, newColumn, type Problem, type Scalar, type ValueKind } from '../types.ts';
import { capitalized } from '../words.ts';

/** Rows beyond these don't change what a column is, but would take time. */
export const sampleSize = 50_000;

export const sampled: Problem = {
  message: `Only the first ${sampleSize} rows decide what the columns are.`,
};

interface Form {
  readonly form: RegExp;
  readonly kind: ValueKind;
  /** Why a value in this form needs work before a query can compare it. */
  readonly caution?: string;
}

const number = String.raw`[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?`;

const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const month = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;

/** The first form that fits decides. */
const forms: readonly Form[] = [
  { form: /^(?:true|false)$/i, kind: 'boolean' },
  {
    form: /^(?:yes|no)$/i,
    kind: 'boolean',
    caution: "isn't true or false, which a checkbox produces. Convert it",
  },
  // A plus sign starts a code, such as a prefix of telephone numbers.
  { form: /^-?(?:0|[1-9]\d{0,14})$/, kind: 'integer' },
  { form: /^-?[1-9]\d{15,}$/, kind: 'bigint' },
  { form: /^[+-]?(?:0|[1-9]\d*)?\.\d+$|^[+-]?\d+(?:\.\d+)?e[+-]?\d+$/i, kind: 'number' },
  {
    form: /^[+-]?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:\.\d{3})+),\d+$/,
    kind: 'number',
    caution: 'has a decimal comma. Convert it to a decimal point',
  },
  {
    form: new RegExp(`^[$€£¥] ?${number}$|^${number} ?[$€£¥%]$`),
    kind: 'number',
    caution: 'has a sign beside the number. Store only the number',
  },
  {
    form: /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/,
    kind: 'number',
    caution: 'has thousands separators. Remove them',
  },
  { form: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, kind: 'date' },
  {
    form: new RegExp(
      `^\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{4}|\\d\\d)$|^\\d{4}[./]\\d{1,2}[./]\\d{1,2}$|^${day}[ -]${month}[ -]\\d{2,4}$|^${month} ${day},? \\d{4}$`,
      'i',
    ),
    kind: 'date',
    caution: "isn't written as year-month-day, which date inputs produce. Convert it",
  },
  {
    form: /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/,
    kind: 'timestamp',
  },
  {
    form: /^\d{1,4}[./]\d{1,2}[./]\d{1,4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?$/i,
    kind: 'timestamp',
    caution: "isn't an ISO 8601 date and time, which inputs produce. Convert it",
  },
  { form: /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$/, kind: 'time' },
  { form: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, kind: 'uuid' },
];

/** Kinds that a column may mix, and what it then is. */
const mixtures: readonly { readonly of: readonly ValueKind[]; readonly is: ValueKind }[] = [
  { of: ['integer', 'number'], is: 'number' },
  { of: ['integer', 'bigint'], is: 'bigint' },
  { of: ['date', 'timestamp'], is: 'timestamp' },
];

/** Whether a value only says that there is none. */
export const isMissing = (value: unknown) =>
  value == null ||
  (typeof value === 'string' && /^(?:|null|nil|n\/?a|nan|\\n|-+)$/i.test(value.trim()));

/**
 * What is missing in a column. Between other codes of two capital letters, NA is one, too, if it's about as frequent:
 * North America, or Namibia.
 */
export function missingIn(values: Iterable<unknown>): (value: unknown) => boolean {
  const codes = new Map<unknown, number>();
  let count = 0;
  for (const value of values) {
    if (isMissing(value) && value !== 'NA') continue;
    if (typeof value !== 'string' || !/^[A-Z]{2}$/.test(value)) return isMissing;
    codes.set(value, (codes.get(value) ?? 0) + 1);
    count += 1;
  }
  const isCode = codes.size > 1 && (codes.get('NA') ?? 0) * 4 * codes.size >= count;
  return isCode ? (value) => value !== 'NA' && isMissing(value) : isMissing;
}

/** Reads what MongoDB exports as objects, such as `{ "$oid": "…" }`. */
export function unwrap(value: unknown): unknown {
  if (!isObject(value)) return value;
  const [[key = '', inner] = [], ...others] = Object.entries(value);
  if (others.length > 0) return value;
  if (key === '$oid' || key === '$uuid') return inner;
  if (/^\$number/.test(key)) return Number(inner);
  if (key !== '$date') return value;
  const date = new Date((unwrap(inner) ?? '') as string | number);
  return Number.isNaN(date.getTime()) ? inner : date.toISOString();
}

/** JSON has its own numbers and booleans, but no dates. */
const formOf = (
  value: unknown,
  isText: boolean,
): Form | { kind: ValueKind; caution?: undefined } => {
  if (typeof value === 'boolean') return { kind: 'boolean' };
  if (typeof value === 'number') {
    if (!Number.isInteger(value)) return { kind: 'number' };
    return { kind: Number.isSafeInteger(value) ? 'integer' : 'bigint' };
  }
  if (typeof value !== 'string') return { kind: 'json' };
  const found = forms.find(({ form }) => form.test(value.trim()));
  if (!found) return { kind: 'text' };
  const isOwnType = ['boolean', 'integer', 'bigint', 'number'].includes(found.kind);
  return isOwnType && !isText ? { kind: 'text' } : found;
};

const quote = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
};

interface Context {
  readonly problems: Problem[];
  /** Where a value of this index is, for example "Row 3". */
  readonly place: (index: number) => string;
  /** Values are strings, because the format has no others. */
  readonly isText: boolean;
  /** The format has no booleans, so 0 and 1 are. */
  readonly hasFlags?: boolean;
}

/** What the values of a column have in common. */
function columnOf(
  name: string,
  path: string,
  values: readonly unknown[],
  context: Context,
): Column {
  const { problems, place, isText } = context;
  const isNone = missingIn(values);
  const present = values
    .map((value, index) => ({ value, index }))
    .filter(({ value }) => !isNone(value));
  const column = newColumn(name, { path, nullable: present.length < values.length });
  if (present.length === 0) {
    problems.push({
      message: `${quote(path)} has no values in the sample, so its type is unknown.`,
    });
    return column;
  }
  if (present.every(({ value }) => Array.isArray(value))) {
    const items = present.flatMap(({ value }) => value as unknown[]);
    const objects = items.filter(isObject);
    if (objects.length > 0 && objects.length === items.length) {
      return {
        ...column,
        kind: 'json',
        list: true,
        items: columnsOf(objects, context),
      };
    }
    return { ...columnOf(name, path, items, context), nullable: column.nullable, list: true };
  }

  const found = new Map<ValueKind, { index: number; value: unknown; count: number }>();
  let caution: string | undefined;
  for (const { value, index } of present) {
    const form = formOf(value, isText);
    caution ??=
      form.caution &&
      `${capitalized(place(index))}: ${quote(value)} in ${quote(path)} ${form.caution} before you compare it.`;
    const known = found.get(form.kind);
    if (known) known.count += 1;
    else found.set(form.kind, { index, value, count: 1 });
  }
  const kinds = [...found.keys()];
  const isPair = isFlag(
    present.map(({ value }) => value),
    context,
  );
  if (isPair) {
    const [{ value, index }] = present as [(typeof present)[number]];
    caution = `${capitalized(place(index))}: ${quote(value)} in ${quote(path)} isn't true or false, which a checkbox produces. Convert it before you compare it.`;
  }
  const kind = isPair
    ? 'boolean'
    : kinds.length === 1
      ? kinds[0]
      : mixtures.find(({ of }) => kinds.every((one) => of.includes(one)))?.is;
  column.kind = kind ?? 'text';
  if (kind && caution) problems.push({ message: caution });
  if (!kind) {
    const sorted = [...found].sort(([, one], [, other]) => other.count - one.count);
    const [main, rarest] = [sorted[0], sorted.at(-1)];
    if (found.has('json')) column.kind = 'json';
    else if (main && rarest && main[0] !== 'text') {
      const { index, value } = rarest[1];
      const why = /^0\d+$/.test(String(value))
        ? 'numbers have no zeros at their start'
        : `it mixes ${kinds.join(', ')}`;
      problems.push({
        message: `${quote(path)} is text, because ${why}. For example, ${place(index)} has ${quote(value)}.`,
      });
    }
  }
  const choices = fewValues(
    column.kind,
    present.map(({ value }) => value),
  );
  return choices ? { ...column, values: choices, valuesFromData: true } : column;
}

/** Pairs of values that say no and yes, if a column has both and nothing else. */
const flags = ['0 1', 'f t', 'n y'];

function isFlag(values: readonly unknown[], { isText, hasFlags }: Context): boolean {
  if (!isText && !(hasFlags && values.every((value) => typeof value === 'number'))) return false;
  const distinct = new Set<string>();
  for (const value of values) {
    distinct.add(String(value).trim().toLowerCase());
    if (distinct.size > 2) return false;
  }
  return values.length > 4 && flags.includes([...distinct].sort().join(' '));
}

/** Values that repeat often enough to be a list of choices. */
function fewValues(kind: ValueKind, values: readonly unknown[]): Scalar[] | undefined {
  if (kind !== 'text') return undefined;
  const distinct = new Set<string>();
  for (const value of values) {
    const text = String(value);
    distinct.add(text);
    if (distinct.size > 20 || text.length > 60) return undefined;
  }
  if (distinct.size < 2 || distinct.size * 2 > values.length || isAmounts(distinct))
    return undefined;
  return [...distinct].sort();
}

/** Amounts that JSON has as strings, such as "1,250". Strings such as "1" and "2" are codes. */
function isAmounts(values: Iterable<string>): boolean {
  const kinds = [...values].map((value) => formOf(value, true).kind);
  return kinds.includes('number') && kinds.every((kind) => kind === 'number' || kind === 'integer');
}

/** Objects whose names are data, such as `{ "EUR": …, "USD": … }`: most objects lack most of the names. */
const mostNames = 30;

const hasManyNames = (objects: readonly UnknownObject[]): boolean => {
  const counts = objects.map((one) => Object.keys(one).length);
  const names = new Set(objects.flatMap((one) => Object.keys(one))).size;
  return (
    names > mostNames && counts.reduce((sum, one) => sum + one, 0) < (names * counts.length) / 10
  );
};

/** Columns of rows that are objects. The properties of nested objects get dotted paths. */
export function columnsOf(
  rows: readonly Readonly<Record<string, unknown>>[],
  context: Context,
  parents: readonly string[] = [],
): Column[] {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names].flatMap((name) => {
    const values = rows.map((row) => unwrap(Object.hasOwn(row, name) ? row[name] : undefined));
    const keys = [...parents, name];
    const path = keys.join('.');
    const nested = values.filter(isObject);
    const hasOthers = values.some((value) => !isMissing(value) && !isObject(value));
    const isMap = hasManyNames(nested);
    if (isMap) {
      context.problems.push({
        message: `The objects in ${quote(path)} have more than ${mostNames} different names, so they aren't split into columns.`,
      });
    }
    if (isMap || hasOthers || nested.every((one) => Object.keys(one).length === 0)) {
      return [{ ...columnOf(name, path, values, context), keys }];
    }
    const isOptional = nested.length < values.length;
    return columnsOf(nested, context, keys).map((column) => ({
      ...column,
      nullable: column.nullable || isOptional,
    }));
  });
}

/** Columns of rows that are arrays of strings. */
export const columnsOfCells = (
  names: readonly string[],
  rows: readonly (readonly string[])[],
  context: Context,
): Column[] =>
  names.map((name, index) =>
    columnOf(
      name,
      name,
      rows.map((row) => row[index]),
      context,
    ),
  );
