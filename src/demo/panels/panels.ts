import { CodePanel } from './code/CodePanel.tsx';
import { codeSettings } from './code/settings.ts';
import { exportSettings } from './export/settings.ts';
import { importSettings } from './import/settings.ts';
import { resultsSettings } from './results/settings.ts';
import { themeSettings } from './theme/settings.ts';
import type { Panel } from './types.ts';
import { validationSettings } from './validation/settings.ts';

/** The demo's panels in the order in which they are offered. Each loads when it is first opened. */
export const panels = [
  {
    id: 'code',
    label: 'Code',
    summary: 'A program that shows this builder.',
    settings: codeSettings,
    component: CodePanel,
  },
  {
    id: 'export',
    label: 'Export',
    summary: 'The query in every format.',
    settings: exportSettings,
    load: async () => (await import('./export/ExportPanel.tsx')).ExportPanel,
  },
  {
    id: 'import',
    label: 'Import',
    summary: 'A query read from text.',
    settings: importSettings,
    load: async () => (await import('./import/ImportPanel.tsx')).ImportPanel,
  },
  {
    id: 'results',
    label: 'Results',
    summary: 'The rows that the query selects, engine by engine.',
    settings: resultsSettings,
    load: async () => (await import('./results/ResultsPanel.tsx')).ResultsPanel,
  },
  {
    id: 'validation',
    label: 'Validation',
    summary: 'What is wrong with the query, node by node.',
    settings: validationSettings,
    load: async () => (await import('./validation/ValidationPanel.tsx')).ValidationPanel,
  },
  {
    id: 'theme',
    label: 'Theme',
    summary: 'Colours, lines and spacing of the builder.',
    settings: themeSettings,
    load: async () => (await import('./theme/ThemePanel.tsx')).ThemePanel,
  },
] as const satisfies readonly Panel[];

export type PanelId = (typeof panels)[number]['id'];
