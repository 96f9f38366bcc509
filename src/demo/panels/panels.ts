import { CodePanel } from './code/CodePanel.tsx';
import type { PanelId } from './settings.ts';
import type { Panel } from './types.ts';

/** The demo's panels. Each loads when it is first opened, except the code, which the page includes. */
export const panels: Readonly<Record<PanelId, Panel>> = {
  code: {
    label: 'Code',
    summary: 'A program that shows this builder.',
    component: CodePanel,
  },
  export: {
    label: 'Export',
    summary: 'The query in every format.',
    load: async () => (await import('./export/ExportPanel.tsx')).ExportPanel,
  },
  import: {
    label: 'Import',
    summary: 'A query read from text.',
    load: async () => (await import('./import/ImportPanel.tsx')).ImportPanel,
  },
  results: {
    label: 'Results',
    summary: 'The rows that the query selects, engine by engine.',
    load: async () => (await import('./results/ResultsPanel.tsx')).ResultsPanel,
  },
  validation: {
    label: 'Validation',
    summary: 'What is wrong with the query, node by node.',
    load: async () => (await import('./validation/ValidationPanel.tsx')).ValidationPanel,
  },
  theme: {
    label: 'Theme',
    summary: 'Colours, lines and spacing of the builder.',
    load: async () => (await import('./theme/ThemePanel.tsx')).ThemePanel,
  },
};
