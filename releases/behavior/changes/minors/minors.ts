import { majorOf } from '../../../releases.ts';
import {
  type BehaviorDifference,
  changesFrom,
  type MinorStep,
  outcomeOf,
  probedReleases,
} from '../../history.ts';
import { changes, steps } from '../changes.ts';
import type { MinorChange } from './change.ts';
import { since4 } from './since-4.ts';
import { since5 } from './since-5.ts';
import { since6 } from './since-6.ts';
import { since7 } from './since-7.ts';
import { since8 } from './since-8.ts';

/** Rows that explain a difference between majors, and also the one between two minors that causes it. */
const shared = steps.flatMap((step) =>
  changes[step].flatMap(({ since, ...row }) => (since === undefined ? [] : [{ ...row, since }])),
);

/** Explains differences between neighboring minors. */
export const minorChanges: readonly MinorChange[] = [
  ...since8,
  ...since7,
  ...since6,
  ...since5,
  ...since4,
  ...shared,
];

/**
 * The differences of a step that need a row of their own. If the first minor of a major has the output that the
 * major ends with, the table for the two majors explains it.
 */
export function differencesToExplain({ from, to }: MinorStep): readonly BehaviorDifference[] {
  const differences = changesFrom(from, to);
  const last = probedReleases.find((release) => majorOf(release) === majorOf(to));
  if (majorOf(from) === majorOf(to) || last === undefined) return differences;
  return differences.filter(({ id, after }) => {
    const outcome = outcomeOf(id, last);
    return !outcome || 'missing' in outcome || outcome.output !== after;
  });
}
