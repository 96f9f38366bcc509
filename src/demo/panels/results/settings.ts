import type { SettingsTable } from '../../settings.ts';

export const resultsSettings = {} as const satisfies SettingsTable;
