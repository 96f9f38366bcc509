import type { PanelProps } from '../types.ts';
import type { themeSettings } from './settings.ts';

export function ThemePanel({ dataSet }: PanelProps<typeof themeSettings>) {
  return <p>{dataSet.label}</p>;
}
