import type { RelativeDateTimeAnchor, RelativeDateTimeUnit } from '../types.ts';

interface RQBJsonLogicDateVar {
  var: string;
}

/** A relative date, resolved when the logic is evaluated. */
export interface RQBJsonLogicDateRelative {
  /** The last one is whether the result is a day, which a field of the datatype `date` needs. */
  dateRelative: [
    anchor: RelativeDateTimeAnchor,
    offset: number,
    unit: RelativeDateTimeUnit,
    dateOnly: boolean,
  ];
}

/** A date in logic: an ISO string, a relative date, or another field. */
export type RQBJsonLogicDateValue = string | RQBJsonLogicDateRelative | RQBJsonLogicDateVar;

type Comparison = [RQBJsonLogicDateVar, RQBJsonLogicDateValue];
type Range = [RQBJsonLogicDateValue, RQBJsonLogicDateVar, RQBJsonLogicDateValue];
type List = [RQBJsonLogicDateVar, RQBJsonLogicDateValue[]];

/** Later than a date: `>`. */
export interface RQBJsonLogicDateAfter {
  dateAfter: Comparison;
}
/** Earlier than a date: `<`. */
export interface RQBJsonLogicDateBefore {
  dateBefore: Comparison;
}
/** Within a range, both bounds included and in either order: `between`. */
export interface RQBJsonLogicDateBetween {
  dateBetween: Range;
}
/** One of a list of dates: `in`. */
export interface RQBJsonLogicDateIn {
  dateIn: List;
}
/** Outside of a range: `notBetween`. */
export interface RQBJsonLogicDateNotBetween {
  dateNotBetween: Range;
}
/** A date, but none of a list: `notIn`. */
export interface RQBJsonLogicDateNotIn {
  dateNotIn: List;
}
/** A date, but another one: `!=`. */
export interface RQBJsonLogicDateNotOn {
  dateNotOn: Comparison;
}
/** The same day or moment: `=`. */
export interface RQBJsonLogicDateOn {
  dateOn: Comparison;
}
/** The same day or moment, or later: `>=`. */
export interface RQBJsonLogicDateOnOrAfter {
  dateOnOrAfter: Comparison;
}
/** The same day or moment, or earlier: `<=`. */
export interface RQBJsonLogicDateOnOrBefore {
  dateOnOrBefore: Comparison;
}

/** What the JsonLogic processor writes for a date rule. */
export type RQBDateTimeJsonLogic =
  | RQBJsonLogicDateAfter
  | RQBJsonLogicDateBefore
  | RQBJsonLogicDateBetween
  | RQBJsonLogicDateIn
  | RQBJsonLogicDateNotBetween
  | RQBJsonLogicDateNotIn
  | RQBJsonLogicDateNotOn
  | RQBJsonLogicDateOn
  | RQBJsonLogicDateOnOrAfter
  | RQBJsonLogicDateOnOrBefore;

/** The functions to register with json-logic-js, by the name of their operation. */
export interface RQBJsonLogicDateTimeOperations {
  dateAfter: (date: unknown, other: unknown) => boolean;
  dateBefore: (date: unknown, other: unknown) => boolean;
  /** The date comes between its bounds, which can be in any order. */
  dateBetween: (from: unknown, date: unknown, to: unknown) => boolean;
  dateIn: (date: unknown, dates: unknown) => boolean;
  dateNotBetween: (from: unknown, date: unknown, to: unknown) => boolean;
  dateNotIn: (date: unknown, dates: unknown) => boolean;
  dateNotOn: (date: unknown, other: unknown) => boolean;
  dateOn: (date: unknown, other: unknown) => boolean;
  dateOnOrAfter: (date: unknown, other: unknown) => boolean;
  dateOnOrBefore: (date: unknown, other: unknown) => boolean;
  /** Resolves a relative date to an ISO string; `''` if it isn't one. */
  dateRelative: (anchor: unknown, offset?: unknown, unit?: unknown, dateOnly?: unknown) => string;
}
