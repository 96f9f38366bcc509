import type { SettingsTable } from '../../settings.ts';

export const exportSettings = {} as const satisfies SettingsTable;
