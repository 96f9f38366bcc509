import type { PanelProps } from '../types.ts';
import type { importSettings } from './settings.ts';

export function ImportPanel({ dataSet }: PanelProps<typeof importSettings>) {
  return <p>{dataSet.label}</p>;
}
