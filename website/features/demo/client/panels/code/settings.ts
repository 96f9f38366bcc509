import type { SettingsTable } from '../../settings.ts';

export const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export const codeSettings = {
  manager: { kind: 'choice', byDefault: 'npm', choices: managers },
  language: { kind: 'choice', byDefault: 'ts', choices: ['ts', 'js'] },
  file: {
    kind: 'choice',
    byDefault: 'App',
    choices: ['App', 'fields', 'icons', 'texts', 'styles', 'package'],
  },
} as const satisfies SettingsTable;
