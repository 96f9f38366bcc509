import type { SettingsTable } from '../../settings.ts';

export const validationSettings = {} as const satisfies SettingsTable;
