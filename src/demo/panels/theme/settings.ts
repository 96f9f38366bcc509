import type { SettingsTable } from '../../settings.ts';

export const themeSettings = {} as const satisfies SettingsTable;
