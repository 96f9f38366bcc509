import {
  changes,
  releasesOfStep,
  type Step,
  steps,
} from '../../../../releases/behavior/changes/changes.ts';
import type { MinorChange } from '../../../../releases/behavior/changes/minors/change.ts';
import {
  differencesToExplain,
  minorChanges,
} from '../../../../releases/behavior/changes/minors/minors.ts';
import { corpus } from '../../../../releases/behavior/corpus.ts';
import { explainedBy } from '../../../../releases/behavior/explain.ts';
import {
  type BehaviorDifference,
  changesFrom,
  missingMinors,
  outcomeOf,
  outcomesOn,
  stepsInto,
  storedBehavior,
} from '../../../../releases/behavior/history.ts';
import { majorOf, minorOf } from '../../../../releases/releases.ts';
import { highlight } from '../../code/build/highlight.ts';
import type { MinorRow, MinorsData, ProbeRuns } from '../client/minors.ts';

/** What differs between any two minors. `docsOf` returns the base path of a major's docs. */
export async function minorsData(docsOf: (major: number) => string): Promise<MinorsData> {
  const rows = steps.flatMap((step) => {
    const major = majorOf(releasesOfStep(step)[1]);
    const docs = docsOf(major);
    return [...rowsOfStep(step, major, docs), ...rowsWithin(major, docs)];
  });
  const shown = new Set(rows.flatMap(({ probes }) => probes));
  return {
    releases: storedBehavior.releases,
    gaps: missingMinors(),
    rows,
    probes: Object.fromEntries(
      await Promise.all(
        corpus
          .filter(({ id }) => shown.has(id))
          .map(async ({ id, code }) => [id, await runsOf(id, code)] as const),
      ),
    ),
  };
}

/**
 * The rows of two majors, at the newer one's minor that shows them first. That is the first minor, unless it can't
 * run the probe.
 */
function rowsOfStep(step: Step, major: number, docs: string): readonly MinorRow[] {
  const into = stepsInto(major);
  const [first] = into;
  if (!first) return [];
  const own = new Set(differencesToExplain(first).map(({ id }) => id));
  const seen = new Set<string>();
  return into.flatMap(({ to }) => {
    const fresh = changesFrom(first.from, to).filter(({ id }) => !seen.has(id) && !own.has(id));
    for (const [id, outcome] of Object.entries(outcomesOn(to))) {
      if ('output' in outcome) seen.add(id);
    }
    const since = minorOf(to);
    return changes[step]
      .map((row) => rowOf({ ...row, since }, to === first.to ? row.id : undefined, fresh, docs))
      .filter(({ probes }) => probes.length > 0);
  });
}

const rowsWithin = (major: number, docs: string): readonly MinorRow[] =>
  stepsInto(major).flatMap(({ from, to }) => {
    const differences = changesFrom(from, to);
    return minorChanges
      .filter(({ since }) => since === minorOf(to))
      .map((row) => rowOf(row, undefined, differences, docs));
  });

/** A row for the page. Without an anchor, it gets one with its minor, because minors can have rows with the same id. */
const rowOf = (
  { since, id, area, text, page, before, ...row }: MinorChange,
  anchor: string | undefined,
  differences: readonly BehaviorDifference[],
  docs: string,
): MinorRow => ({
  ...{ since, area, text },
  id: anchor ?? `${since.replace('.', '-')}-${id}`,
  probes: explainedBy(row, differences).map((one) => one.id),
  ...(page !== undefined && { page: `${docs}/${page}` }),
  ...(before !== undefined && { todo: before }),
});

/** The longest output on a page, in characters. */
const maxOutput = 1500;

async function runsOf(id: string, code: string): Promise<ProbeRuns> {
  const outputs: string[] = [];
  const runs = storedBehavior.releases.map((release) => {
    const outcome = outcomeOf(id, release);
    if (!outcome || 'missing' in outcome) return -1;
    const known = outputs.indexOf(outcome.output);
    return known < 0 ? outputs.push(outcome.output) - 1 : known;
  });
  return {
    code: await highlight(code, { language: 'tsx', highlightedLines: [] }),
    outputs: outputs.map((text) =>
      text.length > maxOutput ? `${text.slice(0, maxOutput)} …` : text,
    ),
    runs,
  };
}
