import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesOf, factsOf, type ReleaseFacts } from '../releases/history/changes.ts';
import { installReleases, publishedVersions } from '../releases/history/download.ts';
import { formatHistory, historyOf } from '../releases/history/history.ts';
import { loadRelease } from '../releases/history/release.ts';
import { chooseReleases } from '../releases/history/releases.ts';
import { changesFile, historyFile, releasesFile } from '../releases/history/stored.ts';
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
writeFileSync(releasesFile, `${JSON.stringify(releases, undefined, 2)}\n`);
