import { dayOf, isDate, isDayText, momentOf, readDate } from './isoText.ts';
import type {
  RelativeDateTimeTruncationUnit,
  RelativeDateTimeUnit,
  RQBDateTimeLibraryAPI,
} from './types.ts';

/** The calendar of a date library, on objects that are valid. */
export interface Calendar {
  readonly format: (date: Date, pattern: string) => string;
  readonly startOf: (date: Date, unit: RelativeDateTimeTruncationUnit) => Date;
  readonly endOf: (date: Date, unit: RelativeDateTimeTruncationUnit) => Date;
  readonly add: (date: Date, amount: number, unit: RelativeDateTimeUnit) => Date;
}

/**
 * Completes a library's calendar to what the processors need. Reading and comparing is the same for
 * all libraries; formats, units and the first day of the week are the library's.
 */
export function createLibraryAPI(calendar: Calendar): RQBDateTimeLibraryAPI {
  /** Two days if either is only a day, otherwise two moments; NaN if one of them isn't a date. */
  const difference = (a: unknown, b: unknown) => {
    const isWholeDay = isDate(a) && isDate(b) && (isDayText(a) || isDayText(b));
    const [first, second] = isWholeDay ? [dayOf(a), dayOf(b)] : [a, b];
    return readDate(first).getTime() - readDate(second).getTime();
  };
  const onCalendar = (value: unknown, change: (date: Date) => Date) => {
    const date = readDate(value, 'machine');
    return Number.isNaN(date.getTime()) ? date : change(date);
  };
  return {
    format: (date, pattern) =>
      isDate(date) ? calendar.format(readDate(date, 'machine'), pattern) : '',
    toISOStringDateOnly: dayOf,
    toISOString: momentOf,
    isAfter: (a, b) => difference(a, b) > 0,
    isBefore: (a, b) => difference(a, b) < 0,
    isSame: (a, b) => difference(a, b) === 0,
    isValid: isDate,
    toDate: (date) => readDate(date),
    startOf: (value, unit) => onCalendar(value, (date) => calendar.startOf(date, unit)),
    endOf: (value, unit) => onCalendar(value, (date) => calendar.endOf(date, unit)),
    add: (value, amount, unit) => onCalendar(value, (date) => calendar.add(date, amount, unit)),
  };
}
