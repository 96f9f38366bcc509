import { changes, steps } from '../../../../../releases/behavior/changes/changes.ts';
import {
  differencesToExplain,
  minorChanges,
} from '../../../../../releases/behavior/changes/minors/minors.ts';
import { withExamples } from '../../../../../releases/behavior/explain.ts';
import {
  changesFrom,
  type MinorStep,
  missingMinors,
  stepsInto,
  storedBehavior,
} from '../../../../../releases/behavior/history.ts';
import { compareReleases, majorOf, minorOf } from '../../../../../releases/releases.ts';
import { exampleOf } from '../../../code/build/example.ts';
import type { BehaviorData } from '../../release-data.ts';

/**
 * What a minor does differently than the published one before it.
 *
 * @param docsOf - The base path of a major's docs.
 * @returns Undefined if the probes didn't run on the minor.
 */
export async function behaviorOf(
  minor: string,
  docsOf: (major: number) => string,
): Promise<BehaviorData | undefined> {
  const major = majorOf(minor);
  const step = stepsInto(major).find(({ to }) => minorOf(to) === minor);
  if (!step) return undefined;
  const { from, to } = step;
  return {
    from,
    to,
    probes: Object.keys(storedBehavior.outcomes).length,
    gaps: missingMinors().filter(
      (one) =>
        majorOf(one) === major &&
        compareReleases(one, minor) < 0 &&
        (majorOf(from) < major || compareReleases(one, minorOf(from)) > 0),
    ),
    rows: await Promise.all(
      [...ownRows(step, minor), ...rowsOfMajor(step)].map(
        async ({ row: { id, text, page }, example }) => ({
          ...{ id, text },
          ...(page !== undefined && { page: `${docsOf(major)}/${page}` }),
          ...(await exampleOf(example)),
        }),
      ),
    ),
  };
}

const ownRows = (step: MinorStep, minor: string) =>
  withExamples(
    minorChanges.filter(({ since }) => since === minor),
    differencesToExplain(step),
  );

/** The rows about a new major that its first minor already shows. */
function rowsOfMajor(step: MinorStep) {
  const id = steps.find((one) => one === `${majorOf(step.from)}-to-${majorOf(step.to)}`);
  if (!id) return [];
  const own = new Set(differencesToExplain(step).map((one) => one.id));
  const shared = changesFrom(step.from, step.to).filter((one) => !own.has(one.id));
  return withExamples(changes[id], shared);
}
