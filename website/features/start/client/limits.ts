import { majorOf } from '../../../../releases/releases.ts';
import type { Constraints } from './schema/types.ts';

interface Limit {
  readonly name: keyof Constraints;
  readonly keeps: (value: string, limit: never) => boolean;
  /** The same as JavaScript. */
  readonly code: (limit: string) => string;
}

/** What validators check. */
export const limits: readonly Limit[] = [
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
export const partial = /contain|begin|end|null/i;

/** What a validator says about a value. */
export const reasons = ['This value isn’t allowed.'];

/** The name of the function that `checkCode` calls. */
export const checkName = 'everyValue';
/** The code of that function for a release from v4 on, of which v7 is the first that can keep empty values. */
export const checkFunction = (
  release: string,
) => `/** Checks each value of a rule, except for operators whose value is only a part, or missing. */
const ${checkName} = (isValid: (value: string) => boolean) => (rule: RuleType) =>
  ${partial}.test(rule.operator) ||
  rule.valueSource === 'field' ||
  ${majorOf(release) >= 7 ? 'toArray(rule.value, { retainEmptyStrings: true })' : 'toArray(rule.value)'}.map(String).every(isValid) || {
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
