import type { PanelProps } from '../types.ts';
import type { resultsSettings } from './settings.ts';

export function ResultsPanel({ dataSet }: PanelProps<typeof resultsSettings>) {
  return <p>{dataSet.label}</p>;
}
