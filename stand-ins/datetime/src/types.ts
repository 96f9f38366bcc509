import type { FullField, RuleType, ValueProcessorOptions } from 'react-querybuilder';

/** A date: an object, or an ISO 8601 string such as `2026-03-01` or `2026-03-01T14:30:00Z`. */
export type RQBDate = Date | string;

/** Units that dates are moved by. A month and a year are those of the calendar. */
export type RelativeDateTimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** Units that dates are cut to. */
export type RelativeDateTimeTruncationUnit = 'day' | 'week' | 'month' | 'year';

/** Where a relative date starts to count: now, or the first or last moment of a unit. */
export type RelativeDateTimeAnchor =
  | 'now'
  | `${'startOf' | 'endOf'}${Capitalize<RelativeDateTimeTruncationUnit>}`;

/**
 * A date relative to today: the value of a rule, or one of its values.
 *
 * The last moment of a unit is the start of the next one, moved by the offset, less a millisecond:
 * `endOfMonth` with -1 month is the last millisecond of the month before, however long it is.
 */
export interface RelativeDateTimeValue {
  /** Distinguishes a relative date from all other values. */
  mode: 'relative';
  /** The start of the offset. */
  anchor: RelativeDateTimeAnchor;
  /** How many units to add; a negative number goes back. Fractions are cut off. */
  offset: number;
  /** Unit of the offset. */
  unit: RelativeDateTimeUnit;
}

/**
 * What the processors need from a date library. The entry points `/date-fns`, `/dayjs`, `/jsdate`
 * and `/luxon` have one each; pass your own to the functions of the package root.
 *
 * A string that is only a day is midnight in the machine's zone, and so is a string with a time and
 * no zone in that zone. Nothing throws: a value that isn't a date is invalid, formats to an empty
 * string, and compares as false.
 */
export interface RQBDateTimeLibraryAPI {
  /**
   * Formats in the machine's zone. `YYYY`, `MM`, `DD`, `HH`, `mm`, `ss`, and `SSS` mean the same
   * with every library, and so do `yyyy` and `dd`; a pattern with other letters except `T` is the
   * library's own. An invalid date returns `''`.
   */
  readonly format: (date: RQBDate, pattern: string) => string;
  /**
   * The day as `YYYY-MM-DD`: the day in a string, or the day of an object in the machine's zone. An
   * invalid date returns `''`.
   */
  readonly toISOStringDateOnly: (date: RQBDate) => string;
  /** The moment as `YYYY-MM-DDTHH:mm:ss.sssZ`, in UTC. An invalid date returns `''`. */
  readonly toISOString: (date: RQBDate) => string;
  /** Whether the first is a later day, if either is only a day, or else a later millisecond. */
  readonly isAfter: (a: RQBDate, b: RQBDate) => boolean;
  /** Whether the first is an earlier day, if either is only a day, or else an earlier millisecond. */
  readonly isBefore: (a: RQBDate, b: RQBDate) => boolean;
  /** Whether both are the same day, if either is only a day, or else the same millisecond. */
  readonly isSame: (a: RQBDate, b: RQBDate) => boolean;
  /** Whether this is a date that exists; `2026-02-30` doesn't. */
  readonly isValid: (date: RQBDate) => boolean;
  /** The moment as an object; an invalid `Date` if there is none. */
  readonly toDate: (date: RQBDate) => Date;
  /** First millisecond of the unit around the date. A week starts on the library's own day. */
  readonly startOf: (date: RQBDate, unit: RelativeDateTimeTruncationUnit) => Date;
  /** Last millisecond of the unit around the date. */
  readonly endOf: (date: RQBDate, unit: RelativeDateTimeTruncationUnit) => Date;
  /** The date moved by an amount; months and years end on the last day if the day is missing. */
  readonly add: (date: RQBDate, amount: number, unit: RelativeDateTimeUnit) => Date;
}

/** Decides whether a rule is about a date. `options.fieldData` is the field, if fields were given. */
export type IsDateFieldFunction = (rule: RuleType, options?: ValueProcessorOptions) => boolean;

/** Properties of a field that make it a date field: each has to be equal, or match the expression. */
export type DateFieldPattern = { readonly [Property in keyof FullField]?: unknown };

/**
 * The possible values of `context.isDateField`: a decision for all rules, a function, or one or several
 * patterns, one of which has to match the field. Rules with an operator for strings or for null are never
 * date rules.
 */
export type IsDateField =
  | undefined
  | boolean
  | IsDateFieldFunction
  | DateFieldPattern
  | readonly DateFieldPattern[];

/** What the processors read from `context` among the options of `formatQuery`. All are optional. */
export interface DateTimeContext {
  /**
   * Which rules are date rules. Default: those whose field has a `datatype` that starts with `date`
   * or `timestamp`.
   */
  readonly isDateField?: IsDateField;
  /**
   * The value of `now` for relative dates that the export computes. Default: the moment of the
   * export.
   */
  readonly relativeDateTimeBase?: RQBDate;
  /**
   * Whether SQL gets the resolved date instead of an expression that the database computes. Default: `false`.
   */
  readonly materializeRelativeDateTime?: boolean;
  /** Real operators for operators of your own, such as `{ inLast: '>=' }`. Default: none. */
  readonly relativeOperatorMap?: Readonly<Record<string, string>>;
  /** Languages of dates in `natural_language`, for `Intl`. Default: that of the machine. */
  readonly locales?: Intl.LocalesArgument;
  /** How `natural_language` writes days. Default: `{ dateStyle: 'full' }`. */
  readonly dateFormat?: Intl.DateTimeFormatOptions;
  /**
   * How `natural_language` writes moments. Default: `{ dateStyle: 'full', timeStyle: 'long' }`, in
   * the machine's zone.
   */
  readonly dateTimeFormat?: Intl.DateTimeFormatOptions;
}
