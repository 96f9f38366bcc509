import type { Field, RuleType } from 'react-querybuilder';
import { Code, print } from '../../demo/client/panels/parts/print.ts';
import { checkCode, checkFunction, checkName, checkRule } from './limits.ts';
import type { StartField } from './schema/fields.ts';

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

/** The module that an application imports its fields from, in TypeScript. */
export function fieldsModule(fields: readonly StartField[]): string {
  const code = print(fields.map(fieldCode));
  const isChecked = code.includes(`${checkName}(`);
  return [
    isChecked
      ? `import { type Field, type RuleType, toArray } from 'react-querybuilder';`
      : `import type { Field } from 'react-querybuilder';`,
    ...(isChecked ? ['', checkFunction] : []),
    '',
    `export const fields: Field[] = ${code};`,
    '',
  ].join('\n');
}

function fieldCode(field: StartField): object {
  const { constraints, operatorEditors, subproperties, valueEditorType, ...rest } = field;
  const check = constraints && checkCode(constraints);
  return {
    ...rest,
    ...(valueEditorType && {
      valueEditorType: operatorEditors
        ? new Code(editorCode(operatorEditors, valueEditorType))
        : valueEditorType,
    }),
    ...(subproperties && { subproperties: subproperties.map(fieldCode) }),
    ...(check && { validator: new Code(check) }),
  };
}

function editorCode(editors: Readonly<Record<string, string>>, other: string): string {
  const names = Object.keys(editors).map((name) => `operator === ${print(name)}`);
  const [editor] = Object.values(editors);
  return `(operator) => (${names.join(' || ')} ? ${print(editor)} : ${print(other)})`;
}
