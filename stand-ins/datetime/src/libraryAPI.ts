import { dayOf, isDate, isDayText, machineDayOf, momentOf, readDate } from './isoText.ts';
import { formatCommon, isCommonPattern } from './patterns.ts';
import type {
  RelativeDateTimeTruncationUnit,
  RelativeDateTimeUnit,
  RQBDateTimeLibraryAPI,
} from './types.ts';

/** The calendar of a date library, on valid objects. */
export interface Calendar {
  /** Formats by a pattern of the library's own; may throw. */
  readonly format: (date: Date, pattern: string) => string;
  readonly startOf: (date: Date, unit: RelativeDateTimeTruncationUnit) => Date;
  readonly add: (date: Date, amount: number, unit: RelativeDateTimeUnit) => Date;
}

/**
 * Completes a library's calendar to what the processors need. All libraries read and compare in the same way;
 * patterns of its own, units, and the first day of the week are the library's.
 */
export function createLibraryAPI(calendar: Calendar): RQBDateTimeLibraryAPI {
  const format = (date: Date, pattern: string) => {
    if (isCommonPattern(pattern)) return formatCommon(date, pattern);
    try {
      return calendar.format(date, pattern);
    } catch {
      // date-fns rejects the tokens that it lacks.
      return formatCommon(date, pattern);
    }
  };
  const dayIn = (value: unknown) => (isDayText(value) ? value : machineDayOf(value));
  /** Two days if either is only a day, otherwise two moments; NaN if one of them isn't a date. */
  const difference = (a: unknown, b: unknown) => {
    const isWholeDay = isDayText(a) || isDayText(b);
    const [first, second] = isWholeDay ? [dayIn(a), dayIn(b)] : [a, b];
    return readDate(first).getTime() - readDate(second).getTime();
  };
  const endOf = (date: Date, unit: RelativeDateTimeTruncationUnit) => {
    const next = calendar.add(calendar.startOf(date, unit), 1, unit);
    // Cut again, because a day whose midnight doesn't exist starts at a later time than the next one.
    return new Date(calendar.startOf(next, unit).getTime() - 1);
  };
  const onCalendar = (value: unknown, change: (date: Date) => Date) => {
    const date = readDate(value);
    return Number.isNaN(date.getTime()) ? date : change(date);
  };
  return {
    format: (date, pattern) => (isDate(date) ? format(readDate(date), pattern) : ''),
    toISOStringDateOnly: dayOf,
    toISOString: momentOf,
    isAfter: (a, b) => difference(a, b) > 0,
    isBefore: (a, b) => difference(a, b) < 0,
    isSame: (a, b) => difference(a, b) === 0,
    isValid: isDate,
    toDate: (date) => readDate(date),
    startOf: (value, unit) => onCalendar(value, (date) => calendar.startOf(date, unit)),
    endOf: (value, unit) => onCalendar(value, (date) => endOf(date, unit)),
    add: (value, amount, unit) => onCalendar(value, (date) => calendar.add(date, amount, unit)),
  };
}
