import { fileURLToPath } from 'node:url';
import { olderWays } from '../history/older-ways.ts';
import { latest } from '../versions.ts';
import stored from './claims.json';
import { corpus } from './corpus.ts';
import type { Probe } from './probe.ts';

/** Something that pages say about releases, with code that shows it. */
export interface BehaviorClaim {
  /** What it's about, unique in the table. */
  readonly id: string;
  /** Words of the sentence or of the cell that makes the claim. */
  readonly says: RegExp;
  /** Releases on npm, oldest first, each of which shows something else than one of its neighbors. */
  readonly releases: readonly string[];
  /** The code of a probe, or the name of one. */
  readonly code: string;
}

interface ClaimRun {
  readonly release: string;
  readonly output: string;
}

export const claimsFile = fileURLToPath(new URL('./claims.json', import.meta.url));

/** The programs of older ways, which don't have to differ. */
export const olderWayClaims: readonly Omit<BehaviorClaim, 'says'>[] = Object.entries(
  olderWays,
).flatMap(([name, { release, older, newer }]) => [
  { id: `without ${name}`, releases: [release], code: older },
  { id: `with ${name}`, releases: [latest.library], code: newer },
]);

const probeCodes = new Map(corpus.map(({ id, code }) => [id, code]));

/** The programs that a release runs, each under the id of its claim. */
export const claimProbes = (
  release: string,
  claims: readonly Omit<BehaviorClaim, 'says'>[],
): readonly Probe[] =>
  claims
    .filter(({ releases }) => releases.includes(release))
    .map(({ id, code }) => ({ id, code: probeCodes.get(code) ?? code, needs: [] }));

const outputs: Readonly<Record<string, Readonly<Record<string, string>>>> = stored;

/** What a claim's code printed on its releases, oldest first. Releases on which it didn't run are left out. */
export const runsOf = ({ id, releases }: Omit<BehaviorClaim, 'says'>): readonly ClaimRun[] =>
  releases.flatMap((release) => {
    const output = outputs[id]?.[release];
    return output === undefined ? [] : [{ release, output }];
  });
