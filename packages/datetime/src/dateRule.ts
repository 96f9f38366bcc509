import type { RuleType, ValueProcessorOptions } from 'react-querybuilder';
import { contextOf, datatypeOf, isDateField } from './dateField.ts';
import { dayOf, isDate, isDayText, momentOf, readDate } from './isoText.ts';
import { type CompleteRelativeValue, readRelative, resolveRelative } from './relative.ts';
import type { RQBDateTimeLibraryAPI } from './types.ts';

/**
 * Operators that compare dates, in lower case. All other operators go to the library's own
 * processors.
 */
export type DateOperator =
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'between'
  | 'notbetween'
  | 'in'
  | 'notin';

/** How many dates an operator takes. */
const arities: Readonly<Record<DateOperator, 'one' | 'two' | 'many'>> = {
  '=': 'one',
  '!=': 'one',
  '<': 'one',
  '<=': 'one',
  '>': 'one',
  '>=': 'one',
  between: 'two',
  notbetween: 'two',
  in: 'many',
  notin: 'many',
};

export const isDateOperator = (operator: string): operator is DateOperator =>
  Object.hasOwn(arities, operator);

/** A day has no time and no zone; a moment has both. */
export type Precision = 'day' | 'moment';

/** One date of a rule. */
export interface Operand {
  readonly precision: Precision;
  /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm:ss.sssZ`; empty for an unresolved relative date. */
  readonly text: string;
  /** The relative date that the text was resolved from. */
  readonly relative?: CompleteRelativeValue;
}

/** A rule about a date, its operator known and its dates read. */
export interface DateRule {
  /** The rule, with the real operator instead of one of `context.relativeOperatorMap`. */
  readonly rule: RuleType;
  readonly operator: DateOperator;
  /** As many as the operator takes; the earlier bound of a range first. */
  readonly operands: readonly [Operand, ...Operand[]];
  /** What the field holds: days, if its `datatype` is `date` or unknown and all values are days. */
  readonly fieldPrecision: Precision;
}

/** `other`: not about a date. `empty`: about a date, but no usable date is in it. */
export type ReadRule = DateRule | 'other' | 'empty';

const isSeparatedText = (value: unknown): value is string => typeof value === 'string';

function valuesOf(value: unknown, arity: 'one' | 'two' | 'many'): readonly unknown[] {
  if (Array.isArray(value)) return arity === 'one' ? value.slice(0, 1) : value;
  return arity !== 'one' && isSeparatedText(value) ? value.split(',') : [value];
}

function readOperand(
  value: unknown,
  isDayField: boolean,
  options?: ValueProcessorOptions,
  api?: RQBDateTimeLibraryAPI,
): Operand | undefined {
  const relative = readRelative(value);
  if (!relative && !isDate(value)) return undefined;
  const precision = isDayField || isDayText(value) ? 'day' : 'moment';
  const textOf = precision === 'day' ? dayOf : momentOf;
  if (!relative) return { precision, text: textOf(value) };
  if (!api) return { precision, text: '', relative };
  const base = contextOf(options).relativeDateTimeBase ?? new Date();
  const text = textOf(resolveRelative(relative, base, api));
  return text ? { precision, text, relative } : undefined;
}

const time = ({ text }: Operand) => readDate(text).getTime();

/** The earlier bound first, as the library's own processors do with numbers. */
const inOrder = ([first, second]: readonly [Operand, Operand]) =>
  time(second) < time(first) ? ([second, first] as const) : ([first, second] as const);

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

/**
 * Reads a rule as one about dates.
 *
 * @param api resolves relative dates; without it, their text stays empty
 */
export function readDateRule(
  original: RuleType,
  options?: ValueProcessorOptions,
  api?: RQBDateTimeLibraryAPI,
): ReadRule {
  const renamed = contextOf(options).relativeOperatorMap?.[original.operator];
  const rule = renamed === undefined ? original : { ...original, operator: renamed };
  const operator = rule.operator.toLowerCase();
  const hasValue = (rule.valueSource ?? 'value') === 'value' && !rule.match;
  if (!hasValue || !isDateOperator(operator) || !isDateField(rule, options)) return 'other';

  const arity = arities[operator];
  const datatype = datatypeOf(options);
  const isDayField = datatype === 'date';
  const values = valuesOf(rule.value, arity).slice(0, arity === 'two' ? 2 : undefined);
  const [first, ...others] = values
    .map((value) => readOperand(value, isDayField, options, api))
    .filter(isPresent);
  if (!first) return 'empty';

  const second = others[0];
  if (arity === 'two' && !second) return 'empty';
  const operands: DateRule['operands'] =
    arity === 'two' && second && !options?.preserveValueOrder
      ? inOrder([first, second])
      : [first, ...others];
  const hasOnlyDays = operands.every(({ precision }) => precision === 'day');
  const fieldPrecision = isDayField || (datatype === undefined && hasOnlyDays) ? 'day' : 'moment';
  return { rule, operator, operands, fieldPrecision };
}

/** The dates of a rule in the shape that the library's own processors take. */
export const datesOf = <T>({ operator, operands }: DateRule, convert: (operand: Operand) => T) =>
  arities[operator] === 'one' ? convert(operands[0]) : operands.map(convert);

/** A moment as `YYYY-MM-DDTHH:mm:ss.sssZ`; a day is its midnight UTC. */
export const momentText = ({ text }: Operand): string => momentOf(text);
