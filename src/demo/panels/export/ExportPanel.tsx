import type { PanelProps } from '../types.ts';
import type { exportSettings } from './settings.ts';

export function ExportPanel({ dataSet }: PanelProps<typeof exportSettings>) {
  return <p>{dataSet.label}</p>;
}
