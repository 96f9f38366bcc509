import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
}

export const noCache: OutcomeCache = { get: () => undefined, set: () => {}, save: () => {} };

/**
 * Opens the outcomes in a folder. An outcome is valid for a text on a release, wherever the text is, until
 * the checker or an installed package changes. A file that can't be read counts as empty.
 */
export function openCache(folder: string): OutcomeCache {
  const file = join(folder, 'outcomes.json');
  const known = new Map(Object.entries(readOutcomes(file)));
  const used = new Set<string>();
  const tools = toolsHash();
  const keyOf = (phase: CheckPhase, target: Target, unit: WorkUnit) => {
    const key = outcomeKey(tools, phase, target, unit);
    used.add(key);
    return key;
  };

  return {
    get: (...about) => known.get(keyOf(...about)),
    set: (phase, target, unit, outcome) => void known.set(keyOf(phase, target, unit), outcome),
    save: (prune) => {
      mkdirSync(folder, { recursive: true });
      const kept = [...known].filter(([key]) => !prune || used.has(key));
      // Builds that run at the same time read and write it, and none may find half of it.
      const part = `${file}.${process.pid}.part`;
      writeFileSync(part, JSON.stringify(Object.fromEntries(kept)));
      renameSync(part, file);
    },
  };
}

/** Made from everything that affects an outcome, so a module's place on the page is left out. */
export function outcomeKey(
  tools: string,
  phase: CheckPhase,
  { library, aliases }: Target,
  { file, code, siblings, output, entry }: WorkUnit,
): string {
  const name = file.replace(/^fence-\d+/, 'fence');
  return hash(
    JSON.stringify([tools, phase, library, aliases, name, code, siblings, output, entry]),
  );
}

function readOutcomes(file: string): Readonly<Record<string, SampleOutcome>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Covers the checker, what it uses of `releases/`, add-ons, the packages that run samples, and Node's major. */
function toolsHash(): string {
  const sources = ['.', '../releases'].flatMap((path) => {
    const folder = fileURLToPath(new URL(path, import.meta.url));
    return readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  });
  const addOns = addOnFiles().map((file) => readFileSync(file, 'utf8'));
  const node = process.versions.node.split('.')[0];
  const runners = ['happy-dom', 'sucrase'].map(installedRelease);
  return hash(
    JSON.stringify([...sources, ...addOns, ...runners, ts.version, node, lockfileHash()]),
  );
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
