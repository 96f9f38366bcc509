import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { corrections } from '../library/history/corrections.ts';
import { datesFile, publicationDays, storedDates, updateDates } from '../library/history/dates.ts';
import {
  installReleases,
  publicationTimes,
  publishedVersions,
} from '../library/history/download.ts';
import { historyKeys } from '../library/history/families.ts';
import { formatHistory, historyOf, type Snapshot } from '../library/history/history.ts';
import { loadRelease } from '../library/history/release.ts';
import { chooseReleases } from '../library/history/releases.ts';
import { historyFile } from '../library/history/stored.ts';
import { repositoryDir } from '../site/pages.ts';

/** `npm run api:history`: recomputes the API history from the published releases. */
const releases = chooseReleases(publishedVersions());
console.log(`Installing ${releases.length} releases ...`);
const dir = join(repositoryDir, '.cache/api-history').replaceAll('\\', '/');
const targets = installReleases(dir, releases);

const snapshots = targets.flatMap((target): readonly Snapshot[] => {
  try {
    const keys = historyKeys(loadRelease(dir, target));
    console.log(`${target.library}: ${keys.size} names`);
    return [{ release: target.library, keys }];
  } catch (error) {
    console.log(`${target.library}: skipped. ${(error as Error).message}`);
    return [];
  }
});
writeFileSync(historyFile, formatHistory(historyOf(snapshots, corrections)));

const published = publicationDays(publicationTimes(), releases);
if (Object.keys(published).length === 0) {
  console.log('The registry doesn’t report when releases were published. It may be a mirror.');
}
const today = new Date().toISOString().slice(0, 10);
const dates = updateDates(storedDates, releases, published, today);
writeFileSync(datesFile, `${JSON.stringify(dates, undefined, 2)}\n`);
