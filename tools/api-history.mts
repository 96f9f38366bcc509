import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesOf, factsOf, type ReleaseFacts } from '../releases/history/changes.ts';
import { datesFile, publicationDays, storedDates, updateDates } from '../releases/history/dates.ts';
import {
  installReleases,
  publicationTimes,
  publishedVersions,
} from '../releases/history/download.ts';
import { formatHistory, historyOf } from '../releases/history/history.ts';
import { loadRelease } from '../releases/history/release.ts';
import { chooseReleases } from '../releases/history/releases.ts';
import { changesFile, historyFile } from '../releases/history/stored.ts';
import { repositoryDir } from '../website/site/pages.ts';

const releases = chooseReleases(publishedVersions());
console.log(`Installing ${releases.length} releases ...`);
const dir = join(repositoryDir, '.cache/api-history').replaceAll('\\', '/');
const targets = installReleases(dir, releases);

const facts = targets.flatMap((target): readonly ReleaseFacts[] => {
  try {
    const found = factsOf(dir, target, loadRelease(dir, target));
    console.log(`${target.library}: ${found.keys.size} names`);
    return [found];
  } catch (error) {
    console.log(`${target.library}: skipped. ${(error as Error).message}`);
    return [];
  }
});
writeFileSync(historyFile, formatHistory(historyOf(facts)));
const changes = changesOf(facts);
writeFileSync(changesFile, `${JSON.stringify(changes, undefined, 1)}\n`);

const published = publicationDays(publicationTimes(), releases);
if (Object.keys(published).length === 0) {
  console.log('The registry doesn’t report when releases were published. It may be a mirror.');
}
const dates = updateDates(storedDates, releases, published);
writeFileSync(datesFile, `${JSON.stringify(dates, undefined, 2)}\n`);
