import { majorOf } from '../../../../releases/releases.ts';
import { Code, print } from '../../demo/client/panels/parts/print.ts';
import { checkCode, checkFunction, checkName } from './limits.ts';
import type { StartField } from './schema/fields.ts';

/** Before v8, operators have to have labels, which the library's own have. */
const only = `const only = (...names: string[]) =>
  defaultOperators.filter(({ name }) => names.includes(name));`;

const listEditor =
  "(operator) => (operator === 'in' || operator === 'notIn' ? 'multiselect' : 'select')";

/**
 * The module that an application imports its fields from, in TypeScript.
 *
 * @param release - Full version number of the library, from v4 on.
 */
export function fieldsModule(fields: readonly StartField[], release: string): string {
  const hasBareOperators = majorOf(release) >= 8;
  const code = print(fields.map((field) => fieldCode(field, hasBareOperators)));
  const isChecked = code.includes(`${checkName}(`);
  const values = [
    ...(hasBareOperators ? [] : ['defaultOperators']),
    ...(isChecked ? ['toArray'] : []),
  ];
  const types = ['Field', ...(isChecked ? ['RuleType'] : [])];
  return [
    ...(values.length > 0 ? [`import { ${values.join(', ')} } from 'react-querybuilder';`] : []),
    `import type { ${types.join(', ')} } from 'react-querybuilder';`,
    ...(hasBareOperators ? [] : ['', only]),
    ...(isChecked ? ['', checkFunction(release)] : []),
    '',
    `export const fields: Field[] = ${code};`,
    '',
  ].join('\n');
}

function fieldCode(field: StartField, hasBareOperators: boolean): object {
  const { constraints, operators, subproperties, valueEditorType, ...rest } = field;
  const check = constraints && checkCode(constraints);
  return {
    ...rest,
    ...(operators && {
      operators: hasBareOperators
        ? operators
        : new Code(`only(${operators.map((name) => print(name)).join(', ')})`),
    }),
    ...(valueEditorType && {
      valueEditorType: valueEditorType === 'select' ? new Code(listEditor) : valueEditorType,
    }),
    ...(subproperties && {
      subproperties: subproperties.map((property) => fieldCode(property, hasBareOperators)),
    }),
    ...(check && { validator: new Code(check) }),
  };
}
