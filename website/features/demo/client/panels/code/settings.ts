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
  manager: { kind: 'choice', byDefault: 'npm', choices: ids(packageManagers) },
  language: { kind: 'choice', byDefault: 'ts', choices: ids(languages) },
  file: {
    kind: 'choice',
    byDefault: 'App',
    choices: ['App', 'fields', 'icons', 'texts', 'styles', 'package'],
  },
} as const satisfies SettingsTable;
