import { isRQBDate } from '../isoText.ts';
import { movedAnchorOf, readRelative, resolveRelative } from '../relative.ts';
import type { RQBDate, RQBDateTimeLibraryAPI } from '../types.ts';
import type { RQBJsonLogicDateTimeOperations } from './jsonLogicTypes.ts';

/** A value that isn't a date never matches, as in SQL. */
export function createJsonLogicOperations(
  api: RQBDateTimeLibraryAPI,
): RQBJsonLogicDateTimeOperations {
  const { isAfter, isBefore, isSame } = api;
  const isUsable = (value: unknown): value is RQBDate => isRQBDate(value) && api.isValid(value);

  const compare =
    (holds: (a: RQBDate, b: RQBDate) => boolean) =>
    (a: unknown, b: unknown): boolean =>
      isUsable(a) && isUsable(b) && holds(a, b);

  /** The bounds can be in any order, because relative ones are only known here. */
  const range =
    (holds: (date: RQBDate, from: RQBDate, to: RQBDate) => boolean) =>
    (a: unknown, date: unknown, b: unknown): boolean => {
      if (!isUsable(date) || !isUsable(a) || !isUsable(b)) return false;
      return isAfter(a, b) ? holds(date, b, a) : holds(date, a, b);
    };

  const list =
    (holds: (date: RQBDate, dates: readonly RQBDate[]) => boolean) =>
    (date: unknown, dates: unknown): boolean =>
      isUsable(date) && Array.isArray(dates) && holds(date, dates.filter(isUsable));

  return {
    dateAfter: compare(isAfter),
    dateBefore: compare(isBefore),
    dateOn: compare(isSame),
    dateNotOn: compare((a, b) => !isSame(a, b)),
    dateOnOrAfter: compare((a, b) => !isBefore(a, b)),
    dateOnOrBefore: compare((a, b) => !isAfter(a, b)),
    dateBetween: range((date, from, to) => !isBefore(date, from) && !isAfter(date, to)),
    dateNotBetween: range((date, from, to) => isBefore(date, from) || isAfter(date, to)),
    dateIn: list((date, dates) => dates.some((other) => isSame(date, other))),
    dateNotIn: list((date, dates) => !dates.some((other) => isSame(date, other))),
    dateRelative: (anchor, offset, unit, dateOnly) => {
      const relative = readRelative({ mode: 'relative', anchor, offset, unit });
      if (!relative) return '';
      const date = resolveRelative(movedAnchorOf(relative), new Date(), api);
      return dateOnly === true ? api.toISOStringDateOnly(date) : api.toISOString(date);
    },
  };
}
