import { formats } from '../../formats.ts';
import type { SettingsTable } from '../../settings.ts';
import { optionSettings } from './option-settings.ts';

export const exportSettings = {
  format: { byDefault: 'sql', choices: formats.map(({ id }) => id) },
  ...optionSettings,
} as const satisfies SettingsTable;
