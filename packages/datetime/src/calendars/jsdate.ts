import type { Calendar } from '../libraryAPI.ts';
import type { RelativeDateTimeTruncationUnit, RelativeDateTimeUnit } from '../types.ts';

const midnight = (year: number, month: number, day: number) => {
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month, day);
  return date;
};

type Start = (year: number, month: number, day: number, weekday: number) => Date;

/** The databases and ISO 8601 start a week on Monday; so does this. */
const starts: Readonly<Record<RelativeDateTimeTruncationUnit, Start>> = {
  day: (year, month, day) => midnight(year, month, day),
  week: (year, month, day, weekday) => midnight(year, month, day - ((weekday + 6) % 7)),
  month: (year, month) => midnight(year, month, 1),
  year: (year) => midnight(year, 0, 1),
};

const startOf = (date: Date, unit: RelativeDateTimeTruncationUnit) =>
  starts[unit](date.getFullYear(), date.getMonth(), date.getDate(), date.getDay());

const addMonths = (date: Date, amount: number) => {
  const moved = new Date(date);
  moved.setMonth(date.getMonth() + amount);
  // A day that the month lacks has overflowed into the next month.
  if (moved.getDate() !== date.getDate()) moved.setDate(0);
  return moved;
};

const addDays = (date: Date, amount: number) => {
  const moved = new Date(date);
  moved.setDate(date.getDate() + amount);
  return moved;
};

const adds: Readonly<Record<RelativeDateTimeUnit, (date: Date, amount: number) => Date>> = {
  minute: (date, amount) => new Date(date.getTime() + amount * 60_000),
  hour: (date, amount) => new Date(date.getTime() + amount * 3_600_000),
  day: addDays,
  week: (date, amount) => addDays(date, amount * 7),
  month: addMonths,
  year: (date, amount) => addMonths(date, amount * 12),
};

const pad = (part: number, length = 2) => String(part).padStart(length, '0');

const tokens: Readonly<Record<string, (date: Date) => string>> = {
  yyyy: (date) => pad(date.getFullYear(), 4),
  MM: (date) => pad(date.getMonth() + 1),
  dd: (date) => pad(date.getDate()),
  HH: (date) => pad(date.getHours()),
  mm: (date) => pad(date.getMinutes()),
  ss: (date) => pad(date.getSeconds()),
  SSS: (date) => pad(date.getMilliseconds(), 3),
};

export const jsDateCalendar: Calendar = {
  format: (date, pattern) =>
    pattern.replace(/yyyy|MM|dd|HH|mm|ss|SSS/g, (token) => tokens[token]?.(date) ?? token),
  startOf,
  endOf: (date, unit) => new Date(adds[unit](startOf(date, unit), 1).getTime() - 1),
  add: (date, amount, unit) => adds[unit](date, amount),
};
