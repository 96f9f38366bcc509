import { type StoredHistory, spanAt, spansIn } from '../../../../releases/history/history.ts';

export interface ReleaseNames {
  readonly exports: readonly string[];
  readonly props: readonly string[];
}

export function namesOf(history: StoredHistory, release: string): ReleaseNames {
  const names = Object.keys(history).filter((key) => spanAt(spansIn(history, key), release));
  const prefix = 'QueryBuilderProps.';
  return {
    exports: names.filter((name) => /^\w+$/.test(name)),
    props: names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
  };
}
