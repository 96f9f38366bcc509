import { isMissing, missingIn, unwrap } from '../schema/readers/values.ts';
import type { Storage, StoredColumn } from './storage.ts';

type Scalar = string | number | boolean;

/** A value that compares as its field's values do. Objects in lists are arrays of their properties. */
export type Stored = Scalar | null | readonly Stored[];

/** Converts a value; `undefined` if it isn't of the kind that the field compares. */
export type Convert = (value: unknown) => Stored | undefined;

/** What only all values of a column say together. */
interface Conventions {
  readonly isDayFirst: boolean;
  readonly hasDecimalComma: boolean;
}

const usual: Conventions = { isDayFirst: false, hasDecimalComma: true };

const signs = /^[$€£¥]\s?|\s?[$€£¥%]$/g;

function numberOf(text: string, { hasDecimalComma }: Conventions): number | undefined {
  const bare = text.replaceAll(signs, '');
  const plain =
    hasDecimalComma && /^[+-]?[\d.]*,\d+$/.test(bare)
      ? bare.replaceAll('.', '').replace(',', '.')
      : bare.replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  const number = Number(plain);
  return plain === '' || !Number.isFinite(number) ? undefined : number;
}

const days = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?=$|[T ,])/;

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A date with the name of its month. */
const named =
  /^(?:(\d{1,2})(?:st|nd|rd|th)?[ -])?([a-z]{3})[a-z]*\.?[ -](?:(\d{1,2})(?:st|nd|rd|th)?,? )?(\d{2,4})(?=$|[T ,])/i;

/** `2 Jan 2024` and `January 2, 2024` in digits. */
const inDigits = (text: string): string =>
  text.replace(named, (all, before?: string, name = '', after?: string, year = '') => {
    const month = months.indexOf(name.toLowerCase()) + 1;
    return month > 0 && (before ?? after) ? `${before ?? after}.${month}.${year}` : all;
  });

/** Years of two digits are those around 2000. */
const fullYear = (year: string) =>
  year.length === 2 ? `${Number(year) < 70 ? 20 : 19}${year}` : year;

/** The date at the start of a text as year-month-day, and what follows it. */
function dayOf(written: string, { isDayFirst }: Conventions): [string, string] | undefined {
  const text = inDigits(written);
  const [all, first = '', separator, second = '', third = ''] = days.exec(text) ?? [];
  if (all === undefined) return undefined;
  const startsWithDay = isDayFirst || separator === '.';
  const [year, month, day] =
    first.length === 4
      ? [first, second, third]
      : startsWithDay
        ? [fullYear(third), second, first]
        : [fullYear(third), first, second];
  if (year.length !== 4) return undefined;
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const isDate = new Date(`${date}T00:00:00Z`).getUTCDate() === Number(day);
  return isDate ? [date, text.slice(all.length)] : undefined;
}

const times =
  /^(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:\s?([AP])M)?\s*(?:Z|([+-])(\d\d):?(\d\d)?)?$/i;

/** A time as inputs write it, which leave out seconds that are zero, and how many minutes it's ahead of UTC. */
function timeOf(text: string): [time: string, offset: number] | undefined {
  const match = times.exec(text);
  if (!match) return undefined;
  const [, hour, minute, second = '00', fraction = '', half, sign, ahead, aheadMinutes = 0] = match;
  const isAfternoon = half?.toUpperCase() === 'P';
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  const part = fraction.replace(/0+$/, '');
  const seconds = `${second === '00' && !part ? '' : `:${second}`}${part ? `.${part}` : ''}`;
  const offset = ahead ? Number(`${sign}1`) * (Number(ahead) * 60 + Number(aheadMinutes)) : 0;
  return hours > 23 ? undefined : [`${String(hours).padStart(2, '0')}:${minute}${seconds}`, offset];
}

function timestampOf(text: string, conventions: Conventions): string | undefined {
  const [date, rest = ''] = dayOf(text, conventions) ?? [];
  if (!date) return undefined;
  const clock = rest.replace(/^[T ,]+/, '');
  const [time, offset] = clock ? (timeOf(clock) ?? []) : ['00:00', 0];
  if (!time) return undefined;
  if (!offset) return `${date}T${time}`;
  const moment = new Date(`${date}T${time.slice(0, 5)}Z`);
  moment.setUTCMinutes(moment.getUTCMinutes() - offset);
  return `${moment.toISOString().slice(0, 16)}${time.slice(5)}`;
}

const booleans: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, t: true, y: true, 1: true },
  ...{ false: false, no: false, f: false, n: false, 0: false },
};

const textOf = (value: unknown): string => {
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const converters: Readonly<
  Record<Extract<Storage, string>, (text: string, conventions: Conventions) => Scalar | undefined>
> = {
  text: (text) => text,
  number: numberOf,
  // SQLite turns the digits into an integer that JavaScript's numbers can't hold.
  bigint: (text) => (/^[+-]?\d+$/.test(text) ? text : undefined),
  boolean: (text) =>
    Object.hasOwn(booleans, text.toLowerCase()) ? booleans[text.toLowerCase()] : undefined,
  date: (text, conventions) => dayOf(text, conventions)?.[0],
  timestamp: timestampOf,
  time: (text) => timeOf(text)?.[0],
};

/** Reads the property of an object that `keys` lead to. */
export function valueAt(row: unknown, keys: readonly string[]): unknown {
  let value = row;
  for (const key of keys) {
    const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    value = unwrap(isObject ? (value as Readonly<Record<string, unknown>>)[key] : undefined);
  }
  return value;
}

/**
 * Makes a function that converts the values of a column.
 *
 * @param values - The column's values, which decide how dates and decimals are written.
 */
export function converterOf(storage: Storage, values: Iterable<unknown> = []): Convert {
  if (typeof storage === 'object') return listConverter(storage);
  const convert = converters[storage];
  const conventions =
    storage === 'date' || storage === 'timestamp' || storage === 'number'
      ? conventionsOf(values)
      : usual;
  const isNone = storage === 'text' ? missingIn(values) : isMissing;
  return (value) => {
    if (isNone(value)) return null;
    const text = textOf(value);
    return convert(storage === 'text' ? text : text.trim(), conventions);
  };
}

function listConverter(storage: Exclude<Storage, string>): Convert {
  const convertItem =
    'item' in storage ? converterOf(storage.item) : objectConverter(storage.properties);
  return (value) => {
    if (isMissing(value)) return null;
    if (!Array.isArray(value)) return undefined;
    // An item that doesn't fit is like one that is missing, so that the others still compare.
    return value.map((item) => convertItem(unwrap(item)) ?? null);
  };
}

function objectConverter(properties: readonly StoredColumn[]): Convert {
  const parts = properties.map(({ keys, storage }) => ({ keys, convert: converterOf(storage) }));
  return (value) => parts.map(({ keys, convert }) => convert(valueAt(value, keys)) ?? null);
}

function conventionsOf(values: Iterable<unknown>): Conventions {
  let { isDayFirst, hasDecimalComma } = usual;
  for (const value of values) {
    if (typeof value !== 'string') continue;
    const [, first = '', , second = ''] = days.exec(value.trim()) ?? [];
    if (first.length < 4 && Number(first) > 12 && Number(second) <= 12) isDayFirst = true;
    // Commas every three digits, more than once or before a point.
    if (/\d,\d{3}(?:,\d{3}|\.\d)/.test(value)) hasDecimalComma = false;
  }
  return { isDayFirst, hasDecimalComma };
}
