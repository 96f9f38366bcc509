import {
  type FullOption,
  type FullOptionList,
  isRuleGroup,
  type RuleGroupTypeAny,
  type RuleType,
  toArray,
  toFlatOptionArray,
} from 'react-querybuilder';
import type { FieldSpec } from '../shared/fields.ts';
import { rulesOf } from './walk.ts';

const several = new Set(['between', 'notBetween', 'in', 'notIn']);
const ranges = new Set(['between', 'notBetween']);

type Shows = (value: unknown) => boolean;

const isPlain: Shows = (value) => ['string', 'number', 'bigint'].includes(typeof value);

const like =
  (pattern: RegExp): Shows =>
  (value) =>
    isPlain(value) && (value === '' || pattern.test(String(value)));

/** By the type of the input. All other types show any text. */
const inputs: Readonly<Record<string, Shows>> = {
  number: like(/^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i),
  date: like(/^\d{4,6}-\d\d-\d\d$/),
  'datetime-local': like(/^\d{4,6}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/),
  time: like(/^\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/),
};

/** The rules whose value the builder can't show as it is, such as `'1,000'` in a number input. */
export const rulesWithHiddenValue = (
  query: RuleGroupTypeAny,
  fields: readonly FieldSpec[],
): readonly RuleType[] =>
  rulesOf(query).filter(
    (rule) =>
      !isShown(
        rule,
        fields.find(({ name }) => name === rule.field),
      ),
  );

function isShown({ operator, value, valueSource, match }: RuleType, field?: FieldSpec): boolean {
  if (/^(?:not)?null$/i.test(operator) || value === undefined) return true;
  if (isRuleGroup(value) || field?.matchModes) {
    return isRuleGroup(value) && match !== undefined && field?.matchModes !== undefined;
  }
  if (valueSource === 'field' || valueSource === 'parameter') {
    return several.has(operator) ? toArray(value).every(isPlain) : isPlain(value);
  }
  const shows = showsOf(field, operator);
  const isList = several.has(operator) || field?.valueEditorType === 'multiselect';
  if (!isList) return shows(value);
  return (Array.isArray(value) || isPlain(value)) && toArray(value).every(shows);
}

function showsOf(field: FieldSpec | undefined, operator: string): Shows {
  switch (field?.valueEditorType) {
    case 'checkbox':
    case 'switch':
      return (value) => typeof value === 'boolean';
    case 'select':
    case 'radio':
    case 'multiselect': {
      const options = toFlatOptionArray((field.values ?? []) as FullOptionList<FullOption>);
      const names = options.map(({ name }) => name);
      return (value) => names.includes(value as string);
    }
    default: {
      // An input for a list of values is a text input.
      const type = several.has(operator) && !ranges.has(operator) ? 'text' : field?.inputType;
      return inputs[type ?? 'text'] ?? isPlain;
    }
  }
}
