import { type StoredHistory, spanAt, spansIn } from '../../library/history/history.ts';

/** What the editor completes for a release. */
export interface ReleaseNames {
  /** Functions, components, constants and types of the package. */
  readonly exports: readonly string[];
  /** Props of `QueryBuilder`. */
  readonly props: readonly string[];
}

/**
 * Finds the names that a release has.
 *
 * @param history - When names came and went.
 * @param release - Full version number.
 */
export function namesOf(history: StoredHistory, release: string): ReleaseNames {
  const names = Object.keys(history).filter((key) => spanAt(spansIn(history, key), release));
  const prefix = 'QueryBuilderProps.';
  return {
    exports: names.filter((name) => /^\w+$/.test(name)),
    props: names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
  };
}
