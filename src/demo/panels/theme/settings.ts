import { themeSettingsTable } from './variables.ts';

export const themeSettings = themeSettingsTable;
