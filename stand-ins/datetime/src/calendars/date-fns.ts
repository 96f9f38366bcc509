import { add, format, startOfDay, startOfMonth, startOfWeek, startOfYear } from 'date-fns';
import type { Calendar } from '../libraryAPI.ts';
import { unicodePattern } from '../patterns.ts';

const starts = { day: startOfDay, week: startOfWeek, month: startOfMonth, year: startOfYear };

export const dateFnsCalendar: Calendar = {
  format: (date, pattern) => format(date, unicodePattern(pattern)),
  startOf: (date, unit) => starts[unit](date),
  add: (date, amount, unit) => add(date, { [`${unit}s`]: amount }),
};
