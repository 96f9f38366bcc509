import type { SettingsTable } from '../../settings.ts';

export const codeSettings = {} as const satisfies SettingsTable;
