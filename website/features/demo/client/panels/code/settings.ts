import type { SettingsTable } from '../../settings.ts';

const ids = <Id extends string>(list: readonly { readonly id: Id }[]) => list.map(({ id }) => id);

export const packageManagers = [
  { id: 'npm', label: 'npm' },
  { id: 'yarn', label: 'Yarn' },
  { id: 'pnpm', label: 'pnpm' },
  { id: 'bun', label: 'Bun' },
] as const;

export const languages = [
  { id: 'ts', label: 'TypeScript' },
  { id: 'js', label: 'JavaScript' },
] as const;

export const codeSettings = {
  manager: { byDefault: 'npm', choices: ids(packageManagers) },
  language: { byDefault: 'ts', choices: ids(languages) },
  file: {
    byDefault: 'App',
    choices: ['App', 'fields', 'icons', 'texts', 'styles', 'package'],
  },
} as const satisfies SettingsTable;
