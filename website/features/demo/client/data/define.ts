import type { Option } from 'react-querybuilder';
import { toField } from '../shared/fields.ts';
import type { DataSet } from './types.ts';

export function defineDataSet(set: Omit<DataSet, 'fields'>): DataSet {
  return { ...set, fields: set.specs.map((spec) => toField(spec)) };
}

/** Fields that are true or false. */
export const checkbox = {
  valueEditorType: 'checkbox',
  operators: ['='],
  defaultValue: false,
} as const;
export const toggle = { ...checkbox, valueEditorType: 'switch' } as const;

/** Numbers that can be compared with the other fields of a group. */
export const comparable = (group: string) =>
  ({ inputType: 'number', valueSources: ['value', 'field'], comparator: 'group', group }) as const;

/** Values whose labels are their names with a capital letter. */
export const named = (...names: readonly string[]): Option[] =>
  names.map((name) => ({ name, label: `${name.charAt(0).toUpperCase()}${name.slice(1)}` }));
