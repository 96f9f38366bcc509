import { fileURLToPath } from 'node:url';
import { sort } from 'semver';
import { documentedReleases } from '../versions.ts';
import history from './behavior-history.json';
import type { BehaviorHistory } from './record.ts';

export const behaviorFile = fileURLToPath(new URL('./behavior-history.json', import.meta.url));

export const storedBehavior = history as BehaviorHistory;

/** The releases that probes run on, oldest first. */
export const probedReleases: readonly string[] = sort([...documentedReleases]);
