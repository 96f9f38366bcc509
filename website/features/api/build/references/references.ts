import { type StoredHistory, spanAt, spansIn } from '../../../../../releases/history/history.ts';
import type { Definition } from '../../../../../samples/coverage/definitions.ts';
import { explanationOf, homes } from '../../../releases/build/later.ts';

/**
 * Finds where the docs explain the names of a release.
 *
 * @param release - Full version number.
 * @param definitions - What the release's docs define.
 * @returns Exports (`formatQuery`) and members (`Field.label`) to places below the base path of the docs.
 */
export function referencesOf(
  history: StoredHistory,
  release: string,
  definitions: readonly Definition[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(history).flatMap((key) => {
      const [name = '', type = '', ...rest] = key.split('.').reverse();
      const isNamed =
        /^\w+$/.test(name) && rest.length === 0 && (type === '' || Object.hasOwn(homes, type));
      if (!isNamed || !spanAt(spansIn(history, key), release)) return [];
      const place = explanationOf(name, type, definitions);
      return place === undefined ? [] : [[key, place]];
    }),
  );
}
