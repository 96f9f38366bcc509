import type {
  ExportOperatorMap,
  RuleProcessor,
  ValueProcessorByRule,
  ValueProcessorOptions,
} from 'react-querybuilder';
import { defaultRuleProcessorNL, defaultValueProcessorNL } from 'react-querybuilder/formatQuery';
import { contextOf } from '../dateField.ts';
import {
  type DateRule,
  dateObject,
  type Operand,
  readDateRule,
  withoutValueless,
} from '../dateRule.ts';
import { quoted, withQuotedValue } from '../quotedValue.ts';
import type { RQBDateTimeLibraryAPI } from '../types.ts';

/** Words for dates instead of "less" and "greater", before a date and before a field. */
export const dateWords: ExportOperatorMap = {
  '<': ['is before', 'is before the date in'],
  '<=': ['is on or before', 'is on or before the date in'],
  '>': ['is after', 'is after the date in'],
  '>=': ['is on or after', 'is on or after the date in'],
  in: ['is one of the dates', 'is the same as a date in'],
  notin: ['is not one of the dates', 'is not the same as any date in'],
};

function textOf(operand: Operand, options?: ValueProcessorOptions): string {
  const {
    locales,
    dateFormat = { dateStyle: 'full' },
    dateTimeFormat = { dateStyle: 'full', timeStyle: 'long' },
  } = contextOf(options);
  // A day has no zone; its object is midnight on the machine.
  const format =
    operand.precision === 'day' ? { ...dateFormat, timeZone: undefined } : dateTimeFormat;
  return new Intl.DateTimeFormat(locales, format).format(dateObject(operand));
}

/** The dates of a rule, joined as the library joins values. */
function datesInWords({ operator, operands }: DateRule, options?: ValueProcessorOptions): string {
  const { translations = {} } = options ?? {};
  const dates = operands.map((operand) => textOf(operand, options));
  if (operator === 'between' || operator === 'notbetween') {
    return dates.join(` ${translations.betweenAnd ?? translations.and ?? 'and'} `);
  }
  const last = dates.at(-1) ?? '';
  if (dates.length < 2) return last;
  const comma = !translations.listSeparator && dates.length > 2 ? ',' : '';
  const others = dates.slice(0, -1).join(translations.listSeparator ?? ', ');
  return `(${others}${comma} ${translations.or ?? 'or'} ${last})`;
}

export const createNLValueProcessor =
  (api: RQBDateTimeLibraryAPI): ValueProcessorByRule =>
  (rule, options) => {
    const dateRule = readDateRule(rule, options, api);
    return dateRule.kind === 'dates'
      ? datesInWords(dateRule, options)
      : defaultValueProcessorNL(withQuotedValue(dateRule.rule), options);
  };

const ruleProcessorNL = withoutValueless(quoted(defaultRuleProcessorNL));

export const createNLRuleProcessor =
  (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  (rule, options, meta) => {
    const dateRule = readDateRule(rule, options, api);
    if (dateRule.kind === 'other') return ruleProcessorNL(dateRule.rule, options, meta);
    const operatorMap = { ...dateWords, ...options?.operatorMap };
    if (dateRule.kind === 'fields') {
      return defaultRuleProcessorNL(dateRule.rule, { ...options, operatorMap }, meta);
    }
    // The library finds out from the rule whether it has one value or several.
    const value = dateRule.operands.map(({ text }) => text);
    const valueProcessor = () => datesInWords(dateRule, options);
    return defaultRuleProcessorNL(
      { ...dateRule.rule, value },
      { ...options, operatorMap, valueProcessor },
      meta,
    );
  };
