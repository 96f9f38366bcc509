import type { Algoliasearch } from 'algoliasearch';
import { type Difference, differenceTo } from './difference.ts';
import { indexSettings, indexSynonyms } from './index-settings.ts';
import type { SearchRecord } from './records.ts';
import { type RetryOptions, retrying } from './retry.ts';

export type PushClient = Pick<
  Algoliasearch,
  | 'browseObjects'
  | 'deleteIndex'
  | 'deleteObjects'
  | 'operationIndex'
  | 'saveObjects'
  | 'saveSynonyms'
  | 'setSettings'
  | 'waitForTask'
>;

/**
 * Replaces the records of an index. The changes go to a copy, which replaces the index when it is complete,
 * so readers see either the old index or the new one. If a step keeps failing, the copy is removed.
 *
 * @param client - Its key has to permit writing.
 * @throws The last error of a step that failed at each try.
 */
export async function push(
  client: PushClient,
  indexName: string,
  records: readonly SearchRecord[],
  options: RetryOptions = {},
): Promise<Difference> {
  const retry = <T>(step: () => Promise<T>) => retrying(step, options);
  const pushed = await retry(() => pushedHashes(client, indexName));
  const difference = differenceTo(records, pushed ?? new Map());
  if (pushed && difference.save.length === 0 && difference.remove.length === 0) return difference;

  const copy = `${indexName}_push`;
  const done = ({ taskID }: { readonly taskID: number }, name = copy) =>
    retry(() => client.waitForTask({ indexName: name, taskID }));
  try {
    // An interrupted push may have left a copy.
    await done(await retry(() => client.deleteIndex({ indexName: copy })));
    if (pushed)
      await done(await retry(() => operation(client, indexName, 'copy', copy)), indexName);
    await done(
      await retry(() =>
        client.setSettings({ indexName: copy, indexSettings: { ...indexSettings } as never }),
      ),
    );
    await done(
      await retry(() =>
        client.saveSynonyms({
          indexName: copy,
          synonymHit: indexSynonyms,
          replaceExistingSynonyms: true,
        }),
      ),
    );
    const objects = difference.save.map((record) => ({ ...record }));
    await retry(() => client.saveObjects({ indexName: copy, objects, waitForTasks: true }));
    const objectIDs = [...difference.remove];
    await retry(() => client.deleteObjects({ indexName: copy, objectIDs, waitForTasks: true }));
    await done(await retry(() => operation(client, copy, 'move', indexName)));
  } catch (error) {
    await client.deleteIndex({ indexName: copy }).catch(() => {});
    throw error;
  }
  return difference;
}

/** By object id; `undefined` when there is no such index. */
async function pushedHashes(
  client: PushClient,
  indexName: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const hashes = new Map<string, string>();
  try {
    await client.browseObjects<{ hash?: string }>({
      indexName,
      browseParams: { attributesToRetrieve: ['hash'], hitsPerPage: 1000 },
      aggregator: ({ hits }) => {
        for (const { objectID, hash } of hits) hashes.set(objectID, hash ?? '');
      },
    });
  } catch (error) {
    if ((error as { readonly status?: number }).status === 404) return undefined;
    throw error;
  }
  return hashes;
}

const operation = (
  client: PushClient,
  indexName: string,
  operation: 'copy' | 'move',
  destination: string,
) => client.operationIndex({ indexName, operationIndexParams: { operation, destination } });
