import { type EngineId, engines } from '../../engines/engines.ts';
import type { SettingSpec, SettingsTable } from '../../settings.ts';

const flag = (byDefault: boolean) => ({ byDefault }) as const satisfies SettingSpec;

/** Which engines run, over which rows, and which rows are listed. */
export const resultsSettings = {
  withNulls: flag(false),
  parseNumbers: flag(true),
  usesExpr: flag(false),
  rows: { byDefault: 'found', choices: ['found', 'differing', 'all'] },
  ...(Object.fromEntries(engines.map(({ id, onRequest }) => [id, flag(!onRequest)])) as Record<
    EngineId,
    ReturnType<typeof flag>
  >),
} as const satisfies SettingsTable;
