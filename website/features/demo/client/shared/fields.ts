import {
  defaultCombinators,
  defaultCombinatorsExtended,
  defaultMatchModes,
  defaultOperators,
  type Field,
  type InputType,
  type MatchMode,
  type Option,
  type OptionGroup,
  type RuleType,
  toArray,
  type ValidationResult,
  type ValueEditorType,
  type ValueSource,
} from 'react-querybuilder';
import { own } from '../../../../src/components/own.ts';

/** What a field requires of a rule's value. Rules with `null` or `notNull` have none. */
export type Check =
  | { readonly kind: 'filled' }
  | { readonly kind: 'range'; readonly min: number; readonly max: number };

/** A field without functions, so that it can be sent to a frame and printed as code. */
export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly inputType?: InputType;
  readonly valueEditorType?: ValueEditorType;
  /** Operators whose editor is another one than `valueEditorType`. */
  readonly operatorEditors?: Readonly<Record<string, ValueEditorType>>;
  readonly values?: readonly Option[] | readonly OptionGroup[];
  /** Names of operators; all of the library's if omitted. */
  readonly operators?: readonly string[];
  readonly defaultOperator?: string;
  readonly defaultValue?: string | number | boolean;
  readonly valueSources?: readonly ValueSource[];
  readonly comparator?: string;
  readonly group?: string;
  /** What `@react-querybuilder/datetime` uses to recognize dates. */
  readonly datatype?: 'date' | 'timestamp' | 'time';
  readonly matchModes?: true | readonly MatchMode[];
  readonly subproperties?: readonly FieldSpec[];
  readonly check?: Check;
}

export type Labels = Readonly<Record<string, string>>;

export interface FieldLabels {
  readonly operators: Labels;
  readonly matchModes: Labels;
}

const english: FieldLabels = { operators: {}, matchModes: {} };

/** The library's form of a field. `labels` are those of another language. */
export function toField(
  {
    check,
    operators,
    operatorEditors,
    subproperties,
    values,
    valueSources,
    matchModes,
    ...spec
  }: FieldSpec,
  labels: FieldLabels = english,
): Field {
  return {
    ...spec,
    ...(operatorEditors && {
      valueEditorType: (operator: string) =>
        own(operatorEditors, operator) ?? spec.valueEditorType ?? 'text',
    }),
    ...(values && { values: [...values] as Option[] }),
    ...(valueSources && { valueSources: [...valueSources] as Field['valueSources'] }),
    ...(matchModes && {
      matchModes: matchModeList(
        matchModes === true ? matchModeNames : matchModes,
        labels.matchModes,
      ),
    }),
    ...(operators && { operators: operatorList(operators, labels.operators) }),
    ...(subproperties && {
      subproperties: subproperties.map((property) => toField(property, labels)),
    }),
    ...(check && { validator: (rule: RuleType) => checkRule(check, rule) }),
  };
}

/** The label of a name that only the query has, such as that of a field that the data lacks. */
export const unknownLabel = (name: string) => `${name} (unknown)`;

/** Names with their labels, in their order. Names that the library lacks are marked as unknown. */
const listOf =
  (all: readonly { readonly name: string; readonly label: string }[]) =>
  <Name extends string>(names: readonly Name[], labels: Labels = {}) =>
    names.map((name) => ({
      name,
      label:
        own(labels, name) ?? all.find((known) => known.name === name)?.label ?? unknownLabel(name),
    }));

export const operatorList = listOf(defaultOperators);

/** The library's combinators with their labels, and others after them. */
export const combinatorList = (others: readonly string[], labels: Labels = {}) =>
  listOf(defaultCombinatorsExtended)(
    [...defaultCombinators.map(({ name }) => String(name)), ...others],
    labels,
  );

const matchModeList = listOf(defaultMatchModes);
const matchModeNames = defaultMatchModes.map(({ name }) => name);

export function checkRule(
  check: Check,
  { operator, value, valueSource }: RuleType,
): ValidationResult {
  const isChecked = valueSource !== 'field' && !/null/i.test(operator);
  if (!isChecked) return { valid: true };
  const values = toArray(value, { retainEmptyStrings: true });
  const reason = faultOf(check, values.length > 0 ? values : ['']);
  return reason ? { valid: false, reasons: [reason] } : { valid: true };
}

function faultOf(check: Check, values: readonly unknown[]): string | undefined {
  if (check.kind === 'filled') {
    return values.some((value) => String(value).trim() === '') ? 'Enter a value.' : undefined;
  }
  const { min, max } = check;
  const isOutside = (value: unknown) => {
    const number = value === '' ? Number.NaN : Number(value);
    return !(number >= min && number <= max);
  };
  return values.some(isOutside) ? `Enter a number from ${min} to ${max}.` : undefined;
}
