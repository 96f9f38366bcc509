import type { PanelProps } from '../types.ts';
import type { codeSettings } from './settings.ts';

export function CodePanel({ dataSet }: PanelProps<typeof codeSettings>) {
  return <p>{dataSet.label}</p>;
}
