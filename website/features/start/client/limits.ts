import { majorOf } from '../../../../releases/releases.ts';
import type { Constraints, Scalar } from './schema/types.ts';

const compare = {
  '>=': (size: number, limit: number) => size >= limit,
  '<=': (size: number, limit: number) => size <= limit,
  '>': (size: number, limit: number) => size > limit,
  '<': (size: number, limit: number) => size < limit,
};

interface Comparison {
  readonly sign: keyof typeof compare;
  readonly words: string;
  /** Whether the length of a value is compared, instead of the value as a number. */
  readonly isOfLength?: boolean;
}

/** What validators check, besides patterns. */
export const comparisons: Readonly<Record<Exclude<keyof Constraints, 'pattern'>, Comparison>> = {
  min: { sign: '>=', words: 'at least' },
  max: { sign: '<=', words: 'at most' },
  minExclusive: { sign: '>', words: 'more than' },
  maxExclusive: { sign: '<', words: 'less than' },
  minLength: { sign: '>=', words: 'at least', isOfLength: true },
  maxLength: { sign: '<=', words: 'at most', isOfLength: true },
};

/** A regular expression of another language may not be one of JavaScript, and then it checks nothing. */
function patternOf(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u');
  } catch {
    return undefined;
  }
}

type Limits = [name: keyof Constraints, limit: Scalar][];

/** Whether a value is within all limits. */
export const isWithin = (value: string, constraints: Constraints): boolean =>
  (Object.entries(constraints) as Limits).every(([name, limit]) => {
    if (name === 'pattern') return patternOf(`${limit}`)?.test(value) ?? true;
    const { sign, isOfLength } = comparisons[name];
    return compare[sign](isOfLength ? value.length : Number(value), Number(limit));
  });

/** What values are that are within a limit. */
export function limitText(name: keyof Constraints, limit: Scalar): string {
  if (name === 'pattern') return `in the form ${limit}`;
  const { words, isOfLength } = comparisons[name];
  return `${words} ${limit}${isOfLength ? ' characters long' : ''}`;
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
  const tests = (Object.entries(constraints) as Limits).flatMap(([name, limit]) => {
    if (name === 'pattern') {
      const pattern = patternOf(`${limit}`);
      return pattern ? [`${pattern}.test(value)`] : [];
    }
    const { sign, isOfLength } = comparisons[name];
    return [`${isOfLength ? 'value.length' : 'Number(value)'} ${sign} ${limit}`];
  });
  return tests.length > 0 ? `${checkName}((value) => ${tests.join(' && ')})` : undefined;
}
