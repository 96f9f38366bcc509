import { type RuleType, toArray, type ValidationResult } from 'react-querybuilder';
import type { Constraints } from './schema/types.ts';

interface Limit {
  readonly name: keyof Constraints;
  readonly keeps: (value: string, limit: never) => boolean;
  /** The same as JavaScript. */
  readonly code: (limit: string) => string;
}

const limits: readonly Limit[] = [
  {
    name: 'min',
    keeps: (value, limit: number) => Number(value) >= limit,
    code: (limit) => `Number(value) >= ${limit}`,
  },
  {
    name: 'max',
    keeps: (value, limit: number) => Number(value) <= limit,
    code: (limit) => `Number(value) <= ${limit}`,
  },
  {
    name: 'minExclusive',
    keeps: (value, limit: number) => Number(value) > limit,
    code: (limit) => `Number(value) > ${limit}`,
  },
  {
    name: 'maxExclusive',
    keeps: (value, limit: number) => Number(value) < limit,
    code: (limit) => `Number(value) < ${limit}`,
  },
  {
    name: 'minLength',
    keeps: (value, limit: number) => value.length >= limit,
    code: (limit) => `value.length >= ${limit}`,
  },
  {
    name: 'maxLength',
    keeps: (value, limit: number) => value.length <= limit,
    code: (limit) => `value.length <= ${limit}`,
  },
  {
    name: 'pattern',
    keeps: (value, limit: string) => patternOf(limit)?.test(value) ?? true,
    code: (limit) => `${patternOf(limit)}.test(value)`,
  },
];

/** A regular expression of another language may not be one of JavaScript, and then it checks nothing. */
function patternOf(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u');
  } catch {
    return undefined;
  }
}

/** Operators with which the value is a part of what the column holds, or missing. */
const partial = /contain|begin|end|null/i;

const reasons = ['This value isn’t allowed.'];

/** Checks each value of a rule that compares all of a column's value. */
export function checkRule(
  { operator, value, valueSource }: RuleType,
  constraints: Constraints,
): boolean | ValidationResult {
  if (partial.test(operator) || valueSource === 'field') return true;
  const isValid = (one: string) =>
    limits.every(({ name, keeps }) => {
      const limit = constraints[name];
      return limit === undefined || keeps(one, limit as never);
    });
  const isKept = toArray(value, { retainEmptyStrings: true }).map(String).every(isValid);
  return isKept || { valid: false, reasons };
}

/** The name of the function that `checkCode` calls, and its code. */
export const checkName = 'everyValue';
export const checkFunction = `/** Checks each value of a rule, except for operators whose value is only a part, or missing. */
const ${checkName} = (isValid: (value: string) => boolean) => (rule: RuleType) =>
  ${partial}.test(rule.operator) ||
  rule.valueSource === 'field' ||
  toArray(rule.value, { retainEmptyStrings: true }).map(String).every(isValid) || {
    valid: false,
    reasons: ['${reasons[0]}'],
  };`;

/** The validator of a field as code; `undefined` if nothing can be checked. */
export function checkCode(constraints: Constraints): string | undefined {
  const tests = limits.flatMap(({ name, code }) => {
    const limit = constraints[name];
    const isUsable = limit !== undefined && (name !== 'pattern' || patternOf(`${limit}`));
    return isUsable ? [code(`${limit}`)] : [];
  });
  return tests.length > 0 ? `${checkName}((value) => ${tests.join(' && ')})` : undefined;
}
