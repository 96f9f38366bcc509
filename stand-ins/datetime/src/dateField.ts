import type { RuleType, ValueProcessorOptions } from 'react-querybuilder';
import type { DateFieldPattern, DateTimeContext, IsDateField } from './types.ts';

export const contextOf = (options?: ValueProcessorOptions): DateTimeContext =>
  options?.context ?? {};

/** Fields can have any property. */
export const datatypeOf = (options?: ValueProcessorOptions): string | undefined => {
  const datatype: unknown = options?.fieldData?.datatype;
  return typeof datatype === 'string' ? datatype.toLowerCase() : undefined;
};

const beginsAsDate = (datatype?: string) => /^(?:date|timestamp)/.test(datatype ?? '');

const fits = (pattern: DateFieldPattern, options?: ValueProcessorOptions) =>
  Object.entries(pattern).every(([property, wanted]) => {
    const found: unknown = options?.fieldData?.[property];
    return wanted instanceof RegExp ? wanted.test(String(found ?? '')) : Object.is(found, wanted);
  });

const isPatternList = (setting: IsDateField): setting is readonly DateFieldPattern[] =>
  Array.isArray(setting);

/** Whether the field of a rule holds dates: by `context.isDateField`, otherwise by `datatype`. */
export function isDateField(rule: RuleType, options?: ValueProcessorOptions): boolean {
  const setting = contextOf(options).isDateField;
  if (setting === undefined) return beginsAsDate(datatypeOf(options));
  if (typeof setting === 'boolean') return setting;
  if (typeof setting === 'function') return setting(rule, options);
  const patterns = isPatternList(setting) ? setting : [setting];
  return patterns.some((pattern) => fits(pattern, options));
}
