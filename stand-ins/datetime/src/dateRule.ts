import type { RuleProcessor, RuleType, ValueProcessorOptions } from 'react-querybuilder';
import { contextOf, datatypeOf, isDateField } from './dateField.ts';
import { dayOf, isDate, isDayText, momentOf, readDate } from './isoText.ts';
import {
  type MovedAnchor,
  movedAnchorOf,
  readDurationAgo,
  readRelative,
  resolveRelative,
} from './relative.ts';
import type { RQBDateTimeLibraryAPI } from './types.ts';

type Arity = 'one' | 'two' | 'many';

/** How many dates an operator takes. */
const arities = {
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
} as const satisfies Record<string, Arity>;

/** Operators that compare dates, in lower case. All others go to the library's own processors. */
export type DateOperator = keyof typeof arities;

const isDateOperator = (operator: string): operator is DateOperator =>
  Object.hasOwn(arities, operator);

/** Operators whose value is an ISO 8601 duration; they compare with the moment that long ago. */
const durationOperators: ReadonlyMap<string, DateOperator> = new Map([
  ['olderthanduration', '<'],
  ['withinduration', '>='],
]);

/** A day has no time and no zone; a moment has both. */
export type Precision = 'day' | 'moment';

export interface Operand {
  readonly precision: Precision;
  /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm:ss.sssZ`. */
  readonly text: string;
  /** The relative date that the text was resolved from. */
  readonly relative?: MovedAnchor;
  /** The ISO 8601 duration before now that the text was resolved from. */
  readonly duration?: string;
}

/** What an operator compares a field with. */
export interface DateRule {
  readonly kind: 'dates';
  /** With the real operator instead of one of `context.relativeOperatorMap`. */
  readonly rule: RuleType;
  readonly operator: DateOperator;
  /** The earlier bound of a range comes first. */
  readonly operands: readonly [Operand, ...Operand[]];
  /** What the field holds: days, if its `datatype` is `date` or unknown and all values are days. */
  readonly fieldPrecision: Precision;
}

/** A rule that compares a date field with other fields. */
export interface FieldRule {
  readonly kind: 'fields';
  readonly rule: RuleType;
  readonly operator: DateOperator;
  /** As many as the operator takes. */
  readonly fields: readonly string[];
}

/** A rule without a date to compare with, for the library's own processor. */
export interface OtherRule {
  readonly kind: 'other';
  readonly rule: RuleType;
}

export type ReadRule = DateRule | FieldRule | OtherRule;

function valuesOf(value: unknown, arity: Arity): readonly unknown[] {
  if (Array.isArray(value)) return arity === 'one' ? value.slice(0, 1) : value;
  return arity !== 'one' && typeof value === 'string' ? value.split(',') : [value];
}

const precisionOf = (value: unknown, isDayField: boolean): Precision =>
  isDayField || isDayText(value) ? 'day' : 'moment';

const textIn: Readonly<Record<Precision, (value: unknown) => string>> = {
  day: dayOf,
  moment: momentOf,
};

const hasFourDigits = (text: string) => /^\d{4}-/.test(text);

/** Every zone writes these days with four digits of the year, and every database can store them. */
const nearest = { past: '0001-01-02T00:00Z', future: '9999-12-30T00:00Z' } as const;

function writtenText(precision: Precision, value: unknown): string {
  const text = textIn[precision](value);
  if (hasFourDigits(text)) return text;
  return textIn[precision](readDate(value).getTime() < 0 ? nearest.past : nearest.future);
}

interface Reading {
  readonly isDayField: boolean;
  readonly isDuration: boolean;
  readonly options: ValueProcessorOptions | undefined;
  readonly api: RQBDateTimeLibraryAPI;
}

function readOperand(
  value: unknown,
  { isDayField, isDuration, options, api }: Reading,
): Operand | undefined {
  const relativeValue = isDuration ? undefined : readRelative(value);
  const relative = isDuration
    ? readDurationAgo(value)
    : relativeValue && movedAnchorOf(relativeValue);
  if (!relative && (isDuration || !isDate(value))) return undefined;
  const precision = precisionOf(value, isDayField);
  if (!relative) return { precision, text: writtenText(precision, value) };
  const base = contextOf(options).relativeDateTimeBase ?? new Date();
  const text = textIn[precision](resolveRelative(relative, base, api));
  if (!hasFourDigits(text)) {
    const isPast = relative.moves.some(({ amount }) => amount < 0);
    return { precision, text: textIn[precision](isPast ? nearest.past : nearest.future) };
  }
  return { precision, text, relative, ...(isDuration && { duration: String(value).trim() }) };
}

const time = ({ text }: Operand) => readDate(text).getTime();

/** The earlier bound first, as the library's own processors do with numbers. */
const inOrder = ([first, second]: readonly [Operand, Operand]) =>
  time(second) < time(first) ? ([second, first] as const) : ([first, second] as const);

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

/**
 * A rule without the dates that its operator needs. The library leaves out ranges and lists without values, and
 * compares with any other value as it is.
 */
function dateless(rule: RuleType, arity: Arity, isDuration: boolean): RuleType {
  if (isDuration) return { ...rule, operator: 'between', value: '' };
  return arity === 'one' ? rule : { ...rule, value: '' };
}

/** Reads a rule as one about dates; `api` resolves relative ones. */
export function readDateRule(
  original: RuleType,
  options: ValueProcessorOptions | undefined,
  api: RQBDateTimeLibraryAPI,
): ReadRule {
  const other = { kind: 'other', rule: original } as const;
  const operators = contextOf(options).relativeOperatorMap ?? {};
  const mapped = Object.hasOwn(operators, original.operator)
    ? (operators[original.operator] ?? original.operator)
    : original.operator;
  const compared = durationOperators.get(mapped.toLowerCase());
  const isDuration = compared !== undefined;
  const rule = { ...original, operator: compared ?? mapped };
  const operator = rule.operator.toLowerCase();
  if (rule.match || !isDateOperator(operator) || !isDateField(rule, options)) return other;

  const arity = arities[operator];
  const values = valuesOf(rule.value, arity).slice(0, arity === 'two' ? 2 : undefined);
  if (rule.valueSource === 'field') {
    const fields = values.map((value) => String(value).trim()).filter((name) => name !== '');
    const isComplete = fields.length >= (arity === 'two' ? 2 : 1);
    return isComplete ? { kind: 'fields', rule, operator, fields } : other;
  }
  if ((rule.valueSource ?? 'value') !== 'value') return other;

  const datatype = datatypeOf(options);
  const isDayField = datatype === 'date';
  const [first, ...others] = values
    .map((value) => readOperand(value, { isDayField, isDuration, options, api }))
    .filter(isPresent);
  const second = others[0];
  if (!first || (arity === 'two' && !second))
    return { kind: 'other', rule: dateless(rule, arity, isDuration) };

  const operands: DateRule['operands'] =
    arity === 'two' && second && !options?.preserveValueOrder
      ? inOrder([first, second])
      : [first, ...others];
  const hasOnlyDays = operands.every(({ precision }) => precision === 'day');
  const fieldPrecision = isDayField || (datatype === undefined && hasOnlyDays) ? 'day' : 'moment';
  return { kind: 'dates', rule, operator, operands, fieldPrecision };
}

const isForText = (operator: string) =>
  /^(?:(?:contains|(?:begins|ends)with)|doesnot(?:contain|(?:begin|end)with)|(?:not)?null)$/i.test(
    operator,
  );

const hasOwnOperator = (rule: RuleType, options: ValueProcessorOptions | undefined) =>
  (rule.valueSource ?? 'value') === 'value' &&
  !rule.match &&
  !isDateOperator(rule.operator.toLowerCase()) &&
  !isForText(rule.operator) &&
  isDateField(rule, options);

const isValueless = (rule: RuleType, options: ValueProcessorOptions | undefined) =>
  (rule.value ?? null) === null && hasOwnOperator(rule, options);

/** Leaves out date rules that have an app's own operator and no value. */
export const withoutValueless =
  (processor: RuleProcessor): RuleProcessor =>
  (rule, options, meta) =>
    isValueless(rule, options) ? '' : processor(rule, options, meta);

/**
 * The date of a rule with an app's own operator, without text if the rule has no value; `undefined` for other
 * values, and if the operator compares text.
 */
export function readCustomDate(
  rule: RuleType,
  options: ValueProcessorOptions | undefined,
): Operand | undefined {
  const datatype = datatypeOf(options);
  if (isValueless(rule, options)) {
    return { precision: (datatype ?? 'date') === 'date' ? 'day' : 'moment', text: '' };
  }
  if (!isDate(rule.value) || !hasOwnOperator(rule, options)) return undefined;
  const precision = precisionOf(rule.value, datatype === 'date');
  return { precision, text: writtenText(precision, rule.value) };
}

/** The dates of a rule in the shape that the library's own processors take. */
export const datesOf = <T>({ operator, operands }: DateRule, convert: (operand: Operand) => T) =>
  arities[operator] === 'one' ? convert(operands[0]) : operands.map(convert);

/** A day is its midnight on the machine. */
export const momentText = ({ text }: Operand): string => writtenText('moment', text);

/** A day is its midnight on the machine. */
export const dateObject = ({ text }: Operand): Date => readDate(text);
