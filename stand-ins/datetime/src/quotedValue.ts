import type { RuleProcessor, RuleType } from 'react-querybuilder';
import { transformQuery } from 'react-querybuilder/transformQuery';

const takesList = /^(?:not)?(?:between|in)$/i;

const asText = (value: unknown) => (Array.isArray(value) ? String(value) : value);

/**
 * The library doesn't escape arrays that it writes between quotes. So an array that stands for a single value
 * becomes the string that the library would write, also in the subquery of a rule with `match`.
 */
export function withQuotedValue(rule: RuleType): RuleType {
  const { operator, value } = rule;
  if (Array.isArray(value?.rules)) {
    const options = { ruleProcessor: withQuotedValue, omitPath: true };
    return { ...rule, value: transformQuery(value, options) };
  }
  const isList = takesList.test(operator) && Array.isArray(value);
  return { ...rule, value: isList ? value.map(asText) : asText(value) };
}

/** The library's own processor of a format that writes values between quotes. */
export const quoted =
  (processor: RuleProcessor): RuleProcessor =>
  (rule, options, meta) =>
    processor(withQuotedValue(rule), options, meta);
