import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import ts from 'typescript';
import { addOnFiles } from '../releases/add-ons.ts';
import { lockfileHash } from '../releases/fixtures.ts';
import { installedRelease } from '../releases/installed.ts';
import type { Target } from '../releases/targets.ts';
import type { CheckPhase, SampleOutcome, WorkUnit } from './outcome.ts';

export interface OutcomeCache {
  readonly get: (phase: CheckPhase, target: Target, unit: WorkUnit) => SampleOutcome | undefined;
  readonly set: (phase: CheckPhase, target: Target, unit: WorkUnit, outcome: SampleOutcome) => void;
  /** Writes the outcomes to disk, without those that this run didn't use if `prune` is set. */
  readonly save: (prune: boolean) => void;
  /** Whether the recorded outcomes don't count, because the checker, an add-on, or an installed package changed. */
  readonly isOutdated: boolean;
  /**
   * Writes the outcomes that this run used to the file that is committed, if it has those of another checker
   * or if `PROOFS` is `all`.
   *
   * @returns How many the same checker had recorded differently.
   */
  readonly record: () => number;
}

export const noCache: OutcomeCache = {
  get: () => undefined,
  set: () => {},
  save: () => {},
  isOutdated: false,
  record: () => 0,
};

/**
 * Committed, so that a first build doesn't run again what can't have changed. It isn't written for each sample
 * that changes.
 */
const recordedFile = fileURLToPath(new URL('recorded-outcomes.json.br', import.meta.url));

/**
 * Opens the outcomes in a folder, and the recorded ones. With `PROOFS=all`, the recorded ones don't count, and those
 * in the folder only if such a run has found them itself. An outcome is valid for a text on a release, wherever the
 * text is, until the checker or an installed package changes; those in the folder also depend on Node's major. A
 * file that can't be read counts as empty.
 *
 * @param recorded - The file of the recorded outcomes.
 */
export function openCache(folder: string, recorded = recordedFile): OutcomeCache {
  const isProvedAgain = process.env.PROOFS === 'all';
  // Without PROOFS, the file has copies of recorded outcomes, which prove nothing.
  const file = join(folder, isProvedAgain ? 'proved.json' : 'outcomes.json');
  const tools = toolsHash();
  const ownTools = `${tools} ${process.versions.node.split('.')[0]}`;
  const before = new Map(readOutcomes(recorded, tools));
  const known = new Map([...(isProvedAgain ? [] : before), ...readOutcomes(file, ownTools)]);
  const used = new Set<string>();
  const keyOf = (phase: CheckPhase, target: Target, unit: WorkUnit) => {
    const key = outcomeKey(phase, target, unit);
    used.add(key);
    return key;
  };

  return {
    get: (...about) => known.get(keyOf(...about)),
    set: (phase, target, unit, outcome) => void known.set(keyOf(phase, target, unit), outcome),
    save: (prune) => {
      mkdirSync(folder, { recursive: true });
      writeOutcomes(
        file,
        ownTools,
        [...known].filter(([key]) => !prune || used.has(key)),
      );
    },
    isOutdated: before.size === 0,
    record: () => {
      if (before.size > 0 && !isProvedAgain) return 0;
      const now = [...known].filter(([key]) => used.has(key)).sort(([a], [b]) => (a < b ? -1 : 1));
      const isRecorded = ([key, outcome]: (typeof now)[number]) =>
        isDeepStrictEqual(findings(outcome), findings(before.get(key)));
      // Otherwise, each run would write another file, because of the types under names.
      if (now.length !== before.size || !now.every(isRecorded)) writeOutcomes(recorded, tools, now);
      return now.filter((one) => before.has(one[0]) && !isRecorded(one)).length;
    },
  };
}

/** TypeScript writes the types under names in one of several right ways, depending on what it read before. */
const findings = (outcome?: SampleOutcome) => outcome && { ...outcome, names: undefined };

/** Made from everything that affects an outcome, so a module's place on the page is left out. */
export function outcomeKey(
  phase: CheckPhase,
  { library, aliases }: Target,
  { file, code, siblings, output, entry }: WorkUnit,
): string {
  const name = file.replace(/^fence-\d+/, 'fence');
  return hash(JSON.stringify([phase, library, aliases, name, code, siblings, output, entry]));
}

type Entries = readonly (readonly [string, SampleOutcome])[];

/** What a file contains. */
interface Stored {
  readonly outcomes: Readonly<Record<string, SampleOutcome>>;
  /** Hash of what made the outcomes. Last, so that git stores little if only the hash has changed. */
  readonly tools: string;
}

function readOutcomes(file: string, tools: string): Entries {
  try {
    const bytes = readFileSync(file);
    const text = isCompressed(file) ? brotliDecompressSync(bytes) : bytes;
    const stored: Stored = JSON.parse(text.toString());
    return stored.tools === tools ? Object.entries(stored.outcomes) : [];
  } catch {
    return [];
  }
}

function writeOutcomes(file: string, tools: string, outcomes: Entries): void {
  const stored: Stored = { outcomes: Object.fromEntries(outcomes), tools };
  const text = JSON.stringify(stored);
  // Builds that run at the same time read and write it, and none may find half of it.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, isCompressed(file) ? compress(text) : text);
  renameSync(part, file);
}

const isCompressed = (file: string): boolean => file.endsWith('.br');

/** Samples of different versions are alike, so the window has to span all of them. */
const compress = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });

/** Covers the checker, what it uses of `releases/`, add-ons, and the packages that run samples. */
function toolsHash(): string {
  const sources = ['.', '../releases'].flatMap((path) => {
    const folder = fileURLToPath(new URL(path, import.meta.url));
    return readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  });
  const addOns = addOnFiles().map((file) => readFileSync(file, 'utf8'));
  const runners = ['@testing-library/user-event', 'happy-dom', 'sucrase'].map(installedRelease);
  return hash(JSON.stringify([...sources, ...addOns, ...runners, ts.version, lockfileHash()]));
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
