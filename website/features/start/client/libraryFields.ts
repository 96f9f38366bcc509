import { type Field, type RuleType, toArray, type ValidationResult } from 'react-querybuilder';
import { isWithin, partial, reasons } from './limits.ts';
import type { StartField } from './schema/fields.ts';
import type { Constraints } from './schema/types.ts';

/** The library's form of a field. */
export function toLibraryField(field: StartField): Field {
  const { constraints, subproperties, valueEditorType, ...rest } = field;
  return {
    ...(structuredClone(rest) as Field),
    ...(valueEditorType && {
      valueEditorType:
        valueEditorType === 'select'
          ? (operator: string) =>
              operator === 'in' || operator === 'notIn' ? 'multiselect' : 'select'
          : valueEditorType,
    }),
    ...(subproperties && { subproperties: subproperties.map(toLibraryField) }),
    ...(constraints && { validator: (rule: RuleType) => checkRule(rule, constraints) }),
  };
}

/** Checks each value of a rule that compares all of a column's value. */
function checkRule(
  { operator, value, valueSource }: RuleType,
  constraints: Constraints,
): boolean | ValidationResult {
  if (partial.test(operator) || valueSource === 'field') return true;
  const values = toArray(value, { retainEmptyStrings: true }).map(String);
  return values.every((one) => isWithin(one, constraints)) || { valid: false, reasons };
}
