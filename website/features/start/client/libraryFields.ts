import { type Field, type RuleType, toArray, type ValidationResult } from 'react-querybuilder';
import { limits, partial, reasons } from './limits.ts';
import type { StartField } from './schema/fields.ts';
import type { Constraints } from './schema/types.ts';

/** The library's form of a field. */
export function toLibraryField(field: StartField): Field {
  const { constraints, operatorEditors, subproperties, valueEditorType, ...rest } = field;
  return {
    ...(structuredClone(rest) as Field),
    ...(valueEditorType && {
      valueEditorType: operatorEditors
        ? (operator: string) => operatorEditors[operator] ?? valueEditorType
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
  const isValid = (one: string) =>
    limits.every(({ name, keeps }) => {
      const limit = constraints[name];
      return limit === undefined || keeps(one, limit as never);
    });
  const isKept = toArray(value, { retainEmptyStrings: true }).map(String).every(isValid);
  return isKept || { valid: false, reasons };
}
