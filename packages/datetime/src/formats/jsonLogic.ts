import type { RuleProcessor } from 'react-querybuilder';
import { defaultRuleProcessorJsonLogic } from 'react-querybuilder/formatQuery';
import { contextOf } from '../dateField.ts';
import { type DateOperator, type Operand, readDateRule } from '../dateRule.ts';
import { momentOf } from '../isoText.ts';
import type { RQBDate } from '../types.ts';
import type { RQBJsonLogicDateTimeOperations, RQBJsonLogicDateValue } from './jsonLogicTypes.ts';

type Operation = Exclude<keyof RQBJsonLogicDateTimeOperations, 'dateRelative'>;

const operations: Readonly<Record<DateOperator, Operation>> = {
  '=': 'dateOn',
  '!=': 'dateNotOn',
  '<': 'dateBefore',
  '<=': 'dateOnOrBefore',
  '>': 'dateAfter',
  '>=': 'dateOnOrAfter',
  between: 'dateBetween',
  notbetween: 'dateNotBetween',
  in: 'dateIn',
  notin: 'dateNotIn',
};

const isList = (operation: Operation) => operation === 'dateIn' || operation === 'dateNotIn';

const dateValue =
  (base: RQBDate | undefined) =>
  ({ precision, relative, text }: Operand) => {
    if (!relative) return text;
    const pinned = base === undefined ? {} : { base: momentOf(base) };
    return {
      dateRelative: [{ ...relative, precision, ...pinned }],
    } satisfies RQBJsonLogicDateValue;
  };

/** The rule processor of JsonLogic; relative dates stay unresolved until the evaluation. */
export const jsonLogicProcessor: RuleProcessor = (rule, options, meta) => {
  const dateRule = readDateRule(rule, options);
  if (dateRule === 'other') return defaultRuleProcessorJsonLogic(rule, options, meta);
  if (dateRule === 'empty') return false;
  const operation = operations[dateRule.operator];
  const dates = dateRule.operands.map(dateValue(contextOf(options).relativeDateTimeBase));
  return { [operation]: [{ var: dateRule.rule.field }, ...(isList(operation) ? [dates] : dates)] };
};
