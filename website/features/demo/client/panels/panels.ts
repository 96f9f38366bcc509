import { CodePanel } from './code/CodePanel.tsx';
import type { PanelId } from './settings.ts';
import type { Panel } from './types.ts';

/** The demo's panels. Each loads when it is first opened, except the code, which the page includes. */
export const panels: Readonly<Record<PanelId, Panel>> = {
  code: {
    label: 'Code',
    summary: 'The code of an app that renders this builder.',
    component: CodePanel,
  },
  export: {
    label: 'Export',
    summary: 'The query in any format.',
    load: async () => (await import('./export/ExportPanel.tsx')).ExportPanel,
  },
  import: {
    label: 'Import',
    summary: 'Import a query from text.',
    load: async () => (await import('./import/ImportPanel.tsx')).ImportPanel,
  },
  results: {
    label: 'Results',
    summary: 'The rows that the query finds in each engine.',
    load: async () => (await import('./results/ResultsPanel.tsx')).ResultsPanel,
  },
  validation: {
    label: 'Validation',
    summary: 'Validation results for each rule and group.',
    load: async () => (await import('./validation/ValidationPanel.tsx')).ValidationPanel,
  },
  theme: {
    label: 'Theme',
    summary: 'The builder’s colors, borders, and spacing.',
    load: async () => (await import('./theme/ThemePanel.tsx')).ThemePanel,
  },
};
