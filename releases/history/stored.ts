import { fileURLToPath } from 'node:url';
// The site's build cache depends on an imported file, but not on one that is read.
import history from './api-history.json';
import type { StoredChanges } from './changes.ts';
import { type StoredHistory, spanAt, spansIn } from './history.ts';
import changes from './release-changes.json';
import releases from './releases.json';

export const historyFile = fileURLToPath(new URL('./api-history.json', import.meta.url));

export const changesFile = fileURLToPath(new URL('./release-changes.json', import.meta.url));

export const releasesFile = fileURLToPath(new URL('./releases.json', import.meta.url));

export const storedHistory: StoredHistory = history;

/** Whether a release has a name, by the name's key in the history. */
export const hasName = (key: string, release: string): boolean =>
  spanAt(spansIn(storedHistory, key), release) !== undefined;

// TypeScript reads pairs in JSON as lists.
export const storedChanges = changes as unknown as StoredChanges;

/** The newest patch of each published minor, oldest first. */
export const storedReleases: readonly string[] = releases;
