import { DateTime } from 'luxon';
import type { Calendar } from '../libraryAPI.ts';
import { unicodePattern } from '../patterns.ts';

export const luxonCalendar: Calendar = {
  format: (date, pattern) => DateTime.fromJSDate(date).toFormat(unicodePattern(pattern)),
  startOf: (date, unit) => DateTime.fromJSDate(date).startOf(unit).toJSDate(),
  add: (date, amount, unit) =>
    DateTime.fromJSDate(date)
      .plus({ [`${unit}s`]: amount })
      .toJSDate(),
};
