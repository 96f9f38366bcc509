import type {
  RelativeDateTimeAnchor,
  RelativeDateTimeTruncationUnit,
  RelativeDateTimeUnit,
  RelativeDateTimeValue,
  RQBDate,
  RQBDateTimeLibraryAPI,
} from './types.ts';

/** The unit that an anchor cuts to, and whether it means the unit's last moment. */
export interface AnchorParts {
  readonly unit?: RelativeDateTimeTruncationUnit;
  readonly isEnd: boolean;
}

export const anchors: Readonly<Record<RelativeDateTimeAnchor, AnchorParts>> = {
  now: { isEnd: false },
  startOfDay: { unit: 'day', isEnd: false },
  endOfDay: { unit: 'day', isEnd: true },
  startOfWeek: { unit: 'week', isEnd: false },
  endOfWeek: { unit: 'week', isEnd: true },
  startOfMonth: { unit: 'month', isEnd: false },
  endOfMonth: { unit: 'month', isEnd: true },
  startOfYear: { unit: 'year', isEnd: false },
  endOfYear: { unit: 'year', isEnd: true },
};

export const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;

const isAnchor = (value: unknown): value is RelativeDateTimeAnchor =>
  typeof value === 'string' && Object.hasOwn(anchors, value);

const isUnit = (value: unknown): value is RelativeDateTimeUnit =>
  units.some((unit) => unit === value);

/**
 * Checks and completes a relative date. Returns undefined for another `mode`, an unknown anchor or unit, or
 * an offset that isn't a number.
 */
export function readRelative(value: unknown): RelativeDateTimeValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {
    mode,
    anchor = 'now',
    offset = 0,
    unit = 'day',
  } = value as Partial<Record<keyof RelativeDateTimeValue, unknown>>;
  // Checked first, because some values throw when they are converted to a string or a number.
  const isAmount = typeof offset === 'number' || typeof offset === 'string';
  const amount = isAmount ? Math.trunc(Number(offset)) : Number.NaN;
  const isKnown = mode === 'relative' && isAnchor(anchor) && isUnit(unit);
  return isKnown && Number.isSafeInteger(amount)
    ? { mode, anchor, offset: amount, unit }
    : undefined;
}

/** One step from the anchor. Only durations have seconds. */
export interface Move {
  readonly amount: number;
  readonly unit: RelativeDateTimeUnit | 'second';
}

/** An anchor and the steps from it: one for a relative date, several for a duration. */
export interface MovedAnchor {
  readonly anchor: RelativeDateTimeAnchor;
  readonly moves: readonly Move[];
}

export const movedAnchorOf = ({ anchor, offset, unit }: RelativeDateTimeValue): MovedAnchor => ({
  anchor,
  moves: offset === 0 ? [] : [{ amount: offset, unit }],
});

/** Whole numbers only, such as `P30D`, `P1Y6M`, or `PT90M`. */
const isoDuration =
  /^P(?=.)(?:(\d{1,6})Y)?(?:(\d{1,6})M)?(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?=.)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})S)?)?$/;

const durationUnits = [...[...units].reverse(), 'second'] as const;

/** The moment a duration ago, as steps back from now; undefined if the value isn't an ISO 8601 duration. */
export function readDurationAgo(value: unknown): MovedAnchor | undefined {
  const match = typeof value === 'string' ? isoDuration.exec(value.trim()) : null;
  if (!match) return undefined;
  const moves = durationUnits
    .map((unit, index) => ({ amount: -Number(match[index + 1] ?? 0), unit }))
    .filter(({ amount }) => amount < 0);
  return { anchor: 'now', moves };
}

const hasWholeDays = (unit: RelativeDateTimeUnit) => unit !== 'minute' && unit !== 'hour';

/** Resolves an anchor and its steps from `base` on the calendar of the library. */
export function resolveRelative(
  { anchor, moves }: MovedAnchor,
  base: RQBDate,
  api: RQBDateTimeLibraryAPI,
): Date {
  const { unit: anchorUnit, isEnd } = anchors[anchor];
  const start = anchorUnit ? api.startOf(base, anchorUnit) : api.toDate(base);
  const toNext: readonly Move[] = isEnd && anchorUnit ? [{ amount: 1, unit: anchorUnit }] : [];
  const moved = [...toNext, ...moves].reduce((date, { amount, unit }) => {
    if (unit === 'second') return new Date(date.getTime() + amount * 1000);
    const added = api.add(date, amount, unit);
    // A day whose midnight doesn't exist starts at a later time than the day that the move ends on.
    return anchorUnit && hasWholeDays(unit) ? api.startOf(added, 'day') : added;
  }, start);
  return isEnd ? new Date(moved.getTime() - 1) : moved;
}
