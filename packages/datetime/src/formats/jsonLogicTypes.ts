import type { RelativeDateTimeValue, RQBDate } from '../types.ts';

/** The field of a rule. */
export interface RQBJsonLogicDateVar {
  readonly var: string;
}

/** A relative date, resolved when the logic is evaluated. */
export interface RQBJsonLogicDateRelative {
  readonly dateRelative: readonly [RQBJsonLogicRelativeDate];
}

/** The argument of `dateRelative`. */
export interface RQBJsonLogicRelativeDate extends RelativeDateTimeValue {
  /** `day` returns a day, which a field of the datatype `date` needs. Default: `moment`. */
  readonly precision?: 'day' | 'moment';
  /** The value of `now`. Default: the moment of the evaluation. */
  readonly base?: RQBDate;
}

/** A date in logic: an ISO string, or a relative date. */
export type RQBJsonLogicDateValue = string | RQBJsonLogicDateRelative;

type Comparison = readonly [RQBJsonLogicDateVar, RQBJsonLogicDateValue];
type Range = readonly [RQBJsonLogicDateVar, RQBJsonLogicDateValue, RQBJsonLogicDateValue];
type List = readonly [RQBJsonLogicDateVar, readonly RQBJsonLogicDateValue[]];

/** Later than a date: `>`. */
export interface RQBJsonLogicDateAfter {
  readonly dateAfter: Comparison;
}
/** Earlier than a date: `<`. */
export interface RQBJsonLogicDateBefore {
  readonly dateBefore: Comparison;
}
/** Within a range, both bounds included and in either order: `between`. */
export interface RQBJsonLogicDateBetween {
  readonly dateBetween: Range;
}
/** One of a list of dates: `in`. */
export interface RQBJsonLogicDateIn {
  readonly dateIn: List;
}
/** Outside of a range: `notBetween`. */
export interface RQBJsonLogicDateNotBetween {
  readonly dateNotBetween: Range;
}
/** A date, but none of a list: `notIn`. */
export interface RQBJsonLogicDateNotIn {
  readonly dateNotIn: List;
}
/** A date, but another one: `!=`. */
export interface RQBJsonLogicDateNotOn {
  readonly dateNotOn: Comparison;
}
/** The same day or moment: `=`. */
export interface RQBJsonLogicDateOn {
  readonly dateOn: Comparison;
}
/** The same day or moment, or later: `>=`. */
export interface RQBJsonLogicDateOnOrAfter {
  readonly dateOnOrAfter: Comparison;
}
/** The same day or moment, or earlier: `<=`. */
export interface RQBJsonLogicDateOnOrBefore {
  readonly dateOnOrBefore: Comparison;
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
  readonly dateAfter: (date: unknown, other: unknown) => boolean;
  readonly dateBefore: (date: unknown, other: unknown) => boolean;
  readonly dateBetween: (date: unknown, from: unknown, to: unknown) => boolean;
  readonly dateIn: (date: unknown, dates: unknown) => boolean;
  readonly dateNotBetween: (date: unknown, from: unknown, to: unknown) => boolean;
  readonly dateNotIn: (date: unknown, dates: unknown) => boolean;
  readonly dateNotOn: (date: unknown, other: unknown) => boolean;
  readonly dateOn: (date: unknown, other: unknown) => boolean;
  readonly dateOnOrAfter: (date: unknown, other: unknown) => boolean;
  readonly dateOnOrBefore: (date: unknown, other: unknown) => boolean;
  /** Resolves a relative date to an ISO string; `''` if it isn't one. */
  readonly dateRelative: (value: unknown) => string;
}
