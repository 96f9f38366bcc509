import { mkdirSync, writeFileSync } from 'node:fs';
import {
  releasesOfStep,
  type Step,
  shownChanges,
  steps,
} from '../../../releases/behavior/changes/changes.ts';
import { exampleOf } from '../../../releases/behavior/shortened.ts';
import { majorOf } from '../../../releases/releases.ts';
import type { BehaviorChange } from '../src/behavior.ts';

/** Writes the changes of behavior into a folder, where `changesBetween` finds them. */
export function writeBehavior(folder: URL): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('behavior.json', folder), JSON.stringify(steps.flatMap(changesOf)));
}

function changesOf(step: Step): readonly BehaviorChange[] {
  const [from, to] = releasesOfStep(step);
  return shownChanges(step).map(({ row: { text }, example }) => ({
    ...{ major: majorOf(to), from, to, text },
    ...exampleOf(example),
  }));
}
