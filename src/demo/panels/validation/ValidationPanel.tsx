import type { PanelProps } from '../types.ts';
import type { validationSettings } from './settings.ts';

export function ValidationPanel({ dataSet }: PanelProps<typeof validationSettings>) {
  return <p>{dataSet.label}</p>;
}
