import { type StoredHistory, spansIn } from '../history/history.ts';
import { compareReleases } from '../releases.ts';
import type { LaterNames } from './advice.ts';

export function laterNamesOf(history: StoredHistory, release: string): LaterNames {
  return Object.fromEntries(
    Object.keys(history).flatMap((key) => {
      const [first] = spansIn(history, key);
      const isNamed = /^(?:(?:QueryBuilderProps|FormatQueryOptions|ExportFormat)\.)?\w+$/.test(key);
      return isNamed && first && compareReleases(first.since, release) > 0
        ? [[key, first.since]]
        : [];
    }),
  );
}
