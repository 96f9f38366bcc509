import { formatCommon } from './patterns.ts';
import type { RQBDate } from './types.ts';

/** A day, and optionally a time with seconds, fractions, and a zone. */
const isoDate =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** Whether a value is a string that is only a day, such as `2026-03-01`. */
export const isDayText = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value.trim());

const invalid = () => new Date(Number.NaN);

/** `Date.UTC` and `new Date` read the years 0 to 99 as 1900 to 1999. This function doesn't. */
function utc(
  year: number,
  month: number,
  ...time: readonly [number, number, number, number, number]
) {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, time[0]);
  date.setUTCHours(time[1], time[2], time[3], time[4]);
  return date;
}

function local(
  year: number,
  month: number,
  ...time: readonly [number, number, number, number, number]
) {
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month - 1, time[0]);
  date.setHours(time[1], time[2], time[3], time[4]);
  return date;
}

function offsetInMinutes(zone: string): number {
  if (zone === 'Z' || zone === 'z') return 0;
  const [hours, minutes] = [zone.slice(1, 3), zone.slice(3).replace(':', '') || '0'];
  return (zone[0] === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * Reads an ISO string or copies a `Date`; anything else, and a date that doesn't exist, is an invalid `Date`.
 * Every adapter reads strings here, so a string means the same with each library. A string without a zone is
 * in the machine's, and a day is its midnight there.
 */
export function readDate(value: unknown): Date {
  if (value instanceof Date) return new Date(value.getTime());
  const match = typeof value === 'string' ? isoDate.exec(value.trim()) : null;
  if (!match) return invalid();
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const exists = utc(year, month, day, 0, 0, 0, 0).getUTCMonth() === month - 1 && day > 0;
  if (!exists) return invalid();
  const millisecond = Number((match[7] ?? '').slice(0, 3).padEnd(3, '0'));
  const parts = [day, hour, minute, second, millisecond] as const;
  const zone = match[8];
  if (zone === undefined) return local(year, month, ...parts);
  return new Date(utc(year, month, ...parts).getTime() - offsetInMinutes(zone) * 60_000);
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
