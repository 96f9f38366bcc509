import {
  add,
  endOfDay,
  endOfMonth,
  endOfWeek,
  endOfYear,
  format,
  startOfDay,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from 'date-fns';
import type { Calendar } from '../libraryAPI.ts';
import { unicodePattern } from '../patterns.ts';

const starts = { day: startOfDay, week: startOfWeek, month: startOfMonth, year: startOfYear };
const ends = { day: endOfDay, week: endOfWeek, month: endOfMonth, year: endOfYear };

export const dateFnsCalendar: Calendar = {
  format: (date, pattern) => format(date, unicodePattern(pattern)),
  startOf: (date, unit) => starts[unit](date),
  endOf: (date, unit) => ends[unit](date),
  add: (date, amount, unit) => add(date, { [`${unit}s`]: amount }),
};
