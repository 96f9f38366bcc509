import { mkdirSync, writeFileSync } from 'node:fs';
import { changes, steps } from '../../../releases/behavior/changes/changes.ts';
import { corpus } from '../../../releases/behavior/corpus.ts';
import { explainedBy } from '../../../releases/behavior/explain.ts';
import { differencesBetween } from '../../../releases/behavior/record.ts';
import { shortened } from '../../../releases/behavior/shortened.ts';
import { probedReleases, storedBehavior } from '../../../releases/behavior/stored.ts';
import { majorOf } from '../../../releases/releases.ts';
import type { BehaviorChange } from '../src/behavior.ts';

/** Writes the changes of behavior into a folder, where `changesBetween` finds them. */
export function writeBehavior(folder: URL): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('behavior.json', folder), JSON.stringify(steps.flatMap(changesOf)));
}

const codes = new Map(corpus.map(({ id, code }) => [id, code]));

function changesOf(step: (typeof steps)[number]): readonly BehaviorChange[] {
  const [from = '', to = ''] = step
    .split('-to-')
    .map((major) => probedReleases.find((release) => `${majorOf(release)}` === major));
  const differences = differencesBetween(storedBehavior, from, to, probedReleases);
  return changes[step].flatMap((change) => {
    const [example] = explainedBy(change, differences);
    if (!example) return [];
    const [before, after] = shortened(example.before.split('\n'), example.after.split('\n'));
    const code = codes.get(example.id) ?? '';
    return [{ major: majorOf(to), from, to, text: change.text, code, before, after }];
  });
}
