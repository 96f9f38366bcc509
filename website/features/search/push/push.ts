import type { Algoliasearch } from 'algoliasearch';
import { indexSettings, indexSynonyms } from './index-settings.ts';
import type { SearchRecord } from './records.ts';

/**
 * Replaces the records of an index, and makes the index if there is none. Readers see either all of the former
 * records or all of the new ones.
 *
 * @param client - Its key has to permit writing.
 * @throws The client's error if the service refuses a request or can't be reached. The former records stay.
 */
export async function push(
  client: Pick<Algoliasearch, 'replaceAllObjects' | 'saveSynonyms' | 'setSettings' | 'waitForTask'>,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const settings = { indexName, indexSettings: { ...indexSettings } as never };
  const synonyms = { indexName, synonymHit: indexSynonyms, replaceExistingSynonyms: true };
  // Replacing the records keeps the settings and synonyms of the index, so they come first.
  for (const { taskID } of [
    await client.setSettings(settings),
    await client.saveSynonyms(synonyms),
  ]) {
    await client.waitForTask({ indexName, taskID });
  }
  await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
}
