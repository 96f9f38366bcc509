import { Code, print } from '../panels/parts/print.ts';
import { type Check, type FieldSpec, toField } from '../shared/fields.ts';
import type { CodeInput } from './types.ts';
import { vocabularyIn } from './vocabulary.ts';

/** The module that holds the fields, and the checks that they name. */
export function fieldsModule({ state, texts, isTypeScript }: CodeInput): string {
  const { fields: specs } = vocabularyIn(state);
  const isChecked = state.options.validateQuery;
  const fields = specs.map((spec) => fieldCode(spec, isChecked, texts));
  const checks = isChecked ? specs.flatMap(({ check }) => (check ? [check] : [])) : [];
  const kinds = new Set(checks.map(({ kind }) => kind));
  return [
    ...imports(kinds, isTypeScript),
    ...(kinds.size > 0 ? [hasValue(isTypeScript), ''] : []),
    ...(kinds.has('filled') ? [filled(isTypeScript), ''] : []),
    ...(kinds.has('range') ? [range(isTypeScript), ''] : []),
    `export const fields${isTypeScript ? ': Field[]' : ''} = ${print(fields)};`,
    '',
  ].join('\n');
}

function imports(kinds: ReadonlySet<Check['kind']>, isTypeScript: boolean): readonly string[] {
  const types = kinds.size > 0 ? 'Field, RuleType' : 'Field';
  const lines = [
    ...(kinds.size > 0 ? [`import { toArray } from 'react-querybuilder';`] : []),
    ...(isTypeScript ? [`import type { ${types} } from 'react-querybuilder';`] : []),
  ];
  return lines.length > 0 ? [...lines, ''] : [];
}

function fieldCode(spec: FieldSpec, isChecked: boolean, texts: CodeInput['texts']): object {
  const { validator, ...field } = toField(spec, texts);
  return {
    ...field,
    // The short form, where the labels are the library's own.
    ...(spec.matchModes === true && !texts && { matchModes: true }),
    ...(isChecked && spec.check && { validator: new Code(checkCall(spec.check)) }),
  };
}

const checkCall = (check: Check) =>
  check.kind === 'filled' ? 'isFilled' : `isBetween(${check.min}, ${check.max})`;

const ruleOf = (isTypeScript: boolean) => (isTypeScript ? 'rule: RuleType' : 'rule');

const hasValue = (isTypeScript: boolean) =>
  `/** The values of a rule, if it has any of its own. */
const valuesOf = (${ruleOf(isTypeScript)}) =>
  rule.valueSource === 'field' || /null/i.test(rule.operator)
    ? undefined
    : toArray(rule.value, { retainEmptyStrings: true });`;

const filled = (isTypeScript: boolean) =>
  `const isFilled = (${ruleOf(isTypeScript)}) =>
  !valuesOf(rule)?.some((value) => String(value).trim() === '') || {
    valid: false,
    reasons: ['Enter a value.'],
  };`;

const range = (isTypeScript: boolean) =>
  `const isBetween = (${isTypeScript ? 'min: number, max: number' : 'min, max'}) => (${ruleOf(isTypeScript)}) =>
  !valuesOf(rule)?.some((value) => value === '' || !(Number(value) >= min && Number(value) <= max)) || {
    valid: false,
    reasons: [\`Enter a number from \${min} to \${max}.\`],
  };`;
