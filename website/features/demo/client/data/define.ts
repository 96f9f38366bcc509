import { toField } from '../shared/fields.ts';
import type { DataSet } from './types.ts';

export function defineDataSet(set: Omit<DataSet, 'fields'>): DataSet {
  return { ...set, fields: set.specs.map((spec) => toField(spec)) };
}
