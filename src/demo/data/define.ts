import { toField } from '../shared/fields.ts';
import type { DataSet } from './types.ts';

/** A data set with its fields in the library's form too. */
export function defineDataSet(set: Omit<DataSet, 'fields'>): DataSet {
  return { ...set, fields: set.specs.map((spec) => toField(spec)) };
}
