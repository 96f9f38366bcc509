import { fileURLToPath } from 'node:url';
import { onePerMajor } from '../releases.ts';
import { documentedReleases } from '../versions.ts';
import history from './behavior-history.json';
import type { BehaviorHistory } from './record.ts';

export const behaviorFile = fileURLToPath(new URL('./behavior-history.json', import.meta.url));

export const storedBehavior = history as BehaviorHistory;

/** The releases that probes run on, oldest first. While Next has a release of the latest major, that one isn't among them. */
export const probedReleases: readonly string[] = onePerMajor(documentedReleases);
