import type { SettingsTable } from '../../settings.ts';

export const importSettings = {} as const satisfies SettingsTable;
