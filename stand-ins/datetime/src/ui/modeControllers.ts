import {
  defaultOperators,
  type Field,
  isOptionGroupArray,
  type Operator,
} from 'react-querybuilder';
import { readRelative } from '../relative.ts';
import { RelativeDateTimeModeToggle } from './RelativeDateTimeModeToggle.tsx';
import type { RelativeDateTimeModeController } from './types.ts';

/** Whether a value, or one value of a list, is a relative date. */
export const hasRelative = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasRelative) : readRelative(value) !== undefined;

/** The value decides, and a switch next to each date changes it. The default. */
export const toggleModeController: RelativeDateTimeModeController = {
  isRelative: ({ value }) => hasRelative(value),
  ModeControl: RelativeDateTimeModeToggle,
};

/**
 * The operator decides, and there is no switch.
 *
 * @param operators names of the operators whose dates are relative, or a function that decides by the name
 */
export function createOperatorModeController(
  operators: readonly string[] | ((operator: string) => boolean),
): RelativeDateTimeModeController {
  const matches =
    typeof operators === 'function' ? operators : (name: string) => operators.includes(name);
  return { isRelative: ({ operator }) => matches(operator) };
}

type FieldOperators = NonNullable<Field['operators']>;

const nameOf = (operator: unknown) =>
  typeof operator === 'object' && operator ? (operator as Operator).name : operator;

/** Adds operators after the last one or at the end of the last group. */
function withOperators(own: FieldOperators, added: readonly Operator[]): FieldOperators {
  if (!isOptionGroupArray(own)) {
    const names = new Set<unknown>(own.map(nameOf));
    return [...own, ...added.filter(({ name }) => !names.has(name))] as FieldOperators;
  }
  const names = new Set<unknown>(own.flatMap(({ options }) => options.map(nameOf)));
  const fresh = added.filter(({ name }) => !names.has(name));
  return own.map((group, index) =>
    index === own.length - 1 ? { ...group, options: [...group.options, ...fresh] } : group,
  ) as FieldOperators;
}

/**
 * Adds operators to fields, after the operators of each field, or after `defaultOperators` if the field has
 * none of its own. A field that has an operator of the same name keeps its own. The fields that you pass stay
 * unchanged.
 */
export const withRelativeOperators = <F extends Pick<Field, 'operators'>>(
  fields: readonly F[],
  operators: readonly Operator[],
): F[] =>
  fields.map((field) => ({
    ...field,
    operators: withOperators(field.operators ?? defaultOperators, operators),
  }));
