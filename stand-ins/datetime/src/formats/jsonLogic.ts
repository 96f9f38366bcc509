import type { RuleProcessor } from 'react-querybuilder';
import { defaultRuleProcessorJsonLogic } from 'react-querybuilder/formatQuery';
import { type DateOperator, type Operand, readDateRule } from '../dateRule.ts';
import { jsDateAPI } from '../jsDateAPI.ts';
import type {
  RQBJsonLogicDateRelative,
  RQBJsonLogicDateTimeOperations,
  RQBJsonLogicDateValue,
} from './jsonLogicTypes.ts';

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

function dateValue({ precision, relative, text }: Operand): RQBJsonLogicDateValue {
  if (!relative || relative.moves.length > 1) return text;
  const { amount = 0, unit = 'day' } = relative.moves[0] ?? {};
  if (unit === 'second') return text;
  return {
    dateRelative: [relative.anchor, amount, unit, precision === 'day'],
  } satisfies RQBJsonLogicDateRelative;
}

/** A range has the field between its bounds. */
function argumentsOf(
  operator: DateOperator,
  field: string,
  values: readonly RQBJsonLogicDateValue[],
) {
  const [first] = values;
  if (operator === 'in' || operator === 'notin') return [{ var: field }, values];
  if (operator === 'between' || operator === 'notbetween') {
    return [first, { var: field }, values[1]];
  }
  return [{ var: field }, first];
}

/** Relative dates stay unresolved until the evaluation. */
export const jsonLogicProcessor: RuleProcessor = (rule, options, meta) => {
  // The library orders bounds and computes durations of mixed units.
  const dateRule = readDateRule(rule, options, jsDateAPI);
  if (dateRule.kind === 'other') {
    return defaultRuleProcessorJsonLogic(dateRule.rule, options, meta);
  }
  const values =
    dateRule.kind === 'fields'
      ? dateRule.fields.map((name) => ({ var: name }))
      : dateRule.operands.map(dateValue);
  const { field } = dateRule.rule;
  return { [operations[dateRule.operator]]: argumentsOf(dateRule.operator, field, values) };
};
