import { formatCommon } from './patterns.ts';
import type { RQBDate } from './types.ts';

/** A day, and optionally a time with seconds, fractions, and a zone. */
const isoDate =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:[.,](\d{1,9}))?)?(?:(Z)|([+-](?:[01]\d|2[0-3]))(?::?([0-5]\d))?)?)?$/i;

/** Whether a value is a string that is only a day, such as `2026-03-01`. */
export const isDayText = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value.trim());

/**
 * Reads an ISO string or copies a `Date`; anything else, and a date that doesn't exist, is an invalid `Date`.
 * Every adapter reads strings here, so a string means the same with each library. A string without a zone is
 * in the machine's, and a day is its midnight there.
 */
export function readDate(value: unknown): Date {
  if (value instanceof Date) return new Date(value.getTime());
  const match = typeof value === 'string' ? isoDate.exec(value.trim()) : null;
  if (!match) return new Date(Number.NaN);
  const [
    ,
    day = '',
    time = '00:00',
    second = '00',
    fraction = '',
    utc = '',
    hours = '',
    minutes = '00',
  ] = match;
  // Some engines read February 30 as March 2.
  const exists = new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(-2));
  if (!exists) return new Date(Number.NaN);
  const zone = hours ? `${hours}:${minutes}` : utc.toUpperCase();
  return new Date(`${day}T${time}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}${zone}`);
}

/** Whether a value has the type of a date, even if it's one that doesn't exist. */
export const isRQBDate = (value: unknown): value is RQBDate =>
  value instanceof Date || typeof value === 'string';

/** Whether a value is a date that exists. */
export const isDate = (value: unknown): boolean => !Number.isNaN(readDate(value).getTime());

/** `YYYY-MM-DD` as written in a string, the machine's day for an object, or `''`. */
export function dayOf(value: unknown): string {
  if (!isDate(value)) return '';
  if (typeof value === 'string') return value.trim().slice(0, 10);
  return formatCommon(value as Date, 'YYYY-MM-DD');
}

/** The day of a date on the machine's calendar as `YYYY-MM-DD`, or `''`. */
export const machineDayOf = (value: unknown): string => dayOf(readDate(value));

/** The moment of a date as `YYYY-MM-DDTHH:mm:ss.sssZ`, or `''`. */
export function momentOf(value: unknown): string {
  const date = readDate(value);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
