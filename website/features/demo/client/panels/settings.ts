import type { SettingsTable } from '../settings.ts';
import { codeSettings } from './code/settings.ts';
import { exportSettings } from './export/settings.ts';
import { importSettings } from './import/settings.ts';
import { resultsSettings } from './results/settings.ts';
import { themeSettings } from './theme/variables.ts';

/** What a reader can set in each panel, in the order in which the panels are offered. */
const panelSettings = {
  code: codeSettings,
  export: exportSettings,
  import: importSettings,
  results: resultsSettings,
  validation: {},
  theme: themeSettings,
} as const satisfies Readonly<Record<string, SettingsTable>>;

export type PanelId = keyof typeof panelSettings;

export const panelIds = Object.keys(panelSettings) as readonly PanelId[];

/** A value for each panel, made from its table of settings. */
export const forEachPanel = <T>(make: (id: PanelId, table: SettingsTable) => T) =>
  Object.fromEntries(panelIds.map((id) => [id, make(id, panelSettings[id])])) as Readonly<
    Record<PanelId, T>
  >;
