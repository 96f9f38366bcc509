import { type Calendar, createLibraryAPI } from './libraryAPI.ts';
import { formatCommon } from './patterns.ts';
import type { RelativeDateTimeTruncationUnit, RelativeDateTimeUnit } from './types.ts';

const midnight = (year: number, month: number, day: number) => {
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month, day);
  return date;
};

type Start = (year: number, month: number, day: number, weekday: number) => Date;

const starts: Readonly<Record<RelativeDateTimeTruncationUnit, Start>> = {
  day: (year, month, day) => midnight(year, month, day),
  week: (year, month, day, weekday) => midnight(year, month, day - weekday),
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

const jsDateCalendar: Calendar = {
  format: formatCommon,
  startOf,
  add: (date, amount, unit) => adds[unit](date, amount),
};

/** The built-in `Date` as a date library, also where an app hasn't chosen one. */
export const jsDateAPI = createLibraryAPI(jsDateCalendar);
