import type { SQLPreset, ValueProcessorByRule, ValueProcessorOptions } from 'react-querybuilder';
import { defaultValueProcessorByRule } from 'react-querybuilder/formatQuery';
import { contextOf, datatypeOf } from '../dateField.ts';
import {
  type DateOperator,
  type DateRule,
  type ReadRule,
  readCustomDate,
  readDateRule,
} from '../dateRule.ts';
import { withQuotedValue } from '../quotedValue.ts';
import type { RQBDateTimeLibraryAPI } from '../types.ts';
import { relativeExpression } from './arithmetic.ts';
import { dateLiteral } from './dialects.ts';

type Join = (dates: readonly string[]) => string;

const asOne: Join = ([date = '']) => date;
const asRange: Join = ([from = '', to = from]) => `${from} and ${to}`;
const asList: Join = (dates) => `(${dates.join(', ')})`;

const joins: Readonly<Partial<Record<DateOperator, Join>>> = {
  between: asRange,
  notbetween: asRange,
  in: asList,
  notin: asList,
};

/** What follows the operator. */
function sqlValue(dateRule: DateRule, preset: SQLPreset, options?: ValueProcessorOptions): string {
  const join = joins[dateRule.operator] ?? asOne;
  const isFixed = contextOf(options).materializeRelativeDateTime === true;
  return join(
    dateRule.operands.map(
      (operand) =>
        (isFixed ? undefined : relativeExpression(operand, preset)) ??
        dateLiteral(operand, preset, datatypeOf(options)),
    ),
  );
}

/** What follows the operator of a rule; `undefined` if that isn't a date of the rule's own. */
export function sqlDates(
  read: ReadRule,
  preset: SQLPreset,
  options?: ValueProcessorOptions,
): string | undefined {
  if (read.kind === 'dates') return sqlValue(read, preset, options);
  if (read.kind === 'fields') return undefined;
  const date = readCustomDate(read.rule, options);
  return date && dateLiteral(date, preset, datatypeOf(options));
}

export const createValueProcessor =
  (preset: SQLPreset, api: RQBDateTimeLibraryAPI): ValueProcessorByRule =>
  (rule, options) => {
    const read = readDateRule(rule, options, api);
    return (
      sqlDates(read, preset, options) ??
      defaultValueProcessorByRule(withQuotedValue(read.rule), options)
    );
  };
