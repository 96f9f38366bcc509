import type { SQLPreset, ValueProcessorByRule } from 'react-querybuilder';
import { defaultValueProcessorByRule } from 'react-querybuilder/formatQuery';
import { contextOf, datatypeOf } from '../dateField.ts';
import { type DateOperator, readDateRule } from '../dateRule.ts';
import type { RQBDateTimeLibraryAPI } from '../types.ts';
import { relativeExpression } from './arithmetic.ts';
import { dateLiteral } from './dialects.ts';

/** Equal to no date, for places that need a value but have none. */
const noDate = 'null';

type Join = (dates: readonly string[]) => string;

const asOne: Join = ([date]) => date ?? noDate;
const asRange: Join = (dates) => dates.join(' and ');
const asList: Join = (dates) => `(${dates.join(', ')})`;

const joins: Readonly<Partial<Record<DateOperator, Join>>> = {
  between: asRange,
  notbetween: asRange,
  in: asList,
  notin: asList,
};

const needsSeveral = (operator: string) => /^(?:not)?(?:in|between)$/i.test(operator);

/** Makes the value processor of a preset. */
export const createValueProcessor =
  (preset: SQLPreset, api: RQBDateTimeLibraryAPI): ValueProcessorByRule =>
  (rule, options) => {
    const dateRule = readDateRule(rule, options, api);
    if (dateRule === 'other') return defaultValueProcessorByRule(rule, options);
    // The rule processor leaves a rule out if its range or list is empty.
    if (dateRule === 'empty') return needsSeveral(rule.operator) ? '' : noDate;
    const isPinned = contextOf(options).relativeDateTimeBase !== undefined;
    const dates = dateRule.operands.map(
      (operand) =>
        (isPinned ? undefined : relativeExpression(operand, preset)) ??
        dateLiteral(operand, preset, datatypeOf(options)),
    );
    return (joins[dateRule.operator] ?? asOne)(dates);
  };
