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

const units: Readonly<Record<RelativeDateTimeUnit, true>> = {
  minute: true,
  hour: true,
  day: true,
  week: true,
  month: true,
  year: true,
};

const isAnchor = (value: unknown): value is RelativeDateTimeAnchor =>
  typeof value === 'string' && Object.hasOwn(anchors, value);

const isUnit = (value: unknown): value is RelativeDateTimeUnit =>
  typeof value === 'string' && Object.hasOwn(units, value);

/** A relative date whose parts are known and complete. */
export type CompleteRelativeValue = Required<RelativeDateTimeValue>;

/**
 * Checks and completes a relative date.
 *
 * @returns the value with its defaults, or undefined if it isn't one because it has another `mode`,
 *   an unknown anchor or unit, or an offset that isn't a number
 */
export function readRelative(value: unknown): CompleteRelativeValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {
    mode,
    anchor = 'now',
    offset = 0,
    unit = 'day',
  } = value as Partial<Record<keyof RelativeDateTimeValue, unknown>>;
  // Checked before it is converted: some values throw when they are converted to a string or a
  // number.
  const isAmount = typeof offset === 'number' || typeof offset === 'string';
  const amount = isAmount ? Math.trunc(Number(offset)) : Number.NaN;
  const isKnown = mode === 'relative' && isAnchor(anchor) && isUnit(unit);
  return isKnown && Number.isSafeInteger(amount)
    ? { mode, anchor, offset: amount, unit }
    : undefined;
}

/** The moment that a relative date means, counted from `base` on the calendar of the library. */
export function resolveRelative(
  { anchor, offset, unit }: CompleteRelativeValue,
  base: RQBDate,
  api: RQBDateTimeLibraryAPI,
): Date {
  const { unit: anchorUnit, isEnd } = anchors[anchor];
  if (!anchorUnit) return api.add(base, offset, unit);
  const start = api.startOf(base, anchorUnit);
  const moved = api.add(isEnd ? api.add(start, 1, anchorUnit) : start, offset, unit);
  return isEnd ? new Date(moved.getTime() - 1) : moved;
}
