import { satisfies } from 'semver';
import type { Problem } from '../releases/problems.ts';
import { type Target, targetsNamed, targetsOf } from '../releases/targets.ts';
import type { DocsVersion } from '../releases/versions.ts';
import { type OutcomeCache, outcomeKey } from './cache.ts';
import { extractFences, type Fence } from './extract.ts';
import type { CheckPhase, LocalProblem, SampleOutcome, WorkUnit } from './outcome.ts';
import type { Page } from './page.ts';
import { runJobs } from './pool.ts';
import { unexplainedPreviews } from './previews.ts';
import { tooManyUnchecked } from './unchecked.ts';
import { type Unit, unitsOf } from './units.ts';

export interface VersionPages {
  readonly version: DocsVersion;
  readonly pages: readonly Page[];
}

export interface VersionReport {
  readonly version: DocsVersion;
  /** Fences of any language. */
  readonly fences: number;
  readonly typeChecked: number;
  readonly problems: readonly Problem[];
}

/**
 * Checks the samples of some versions on every release that they are meant for.
 *
 * @returns A report per version.
 * @throws Error when the fixtures lack something, or a release's types are broken.
 */
export async function checkVersions(
  sets: readonly VersionPages[],
  cache: OutcomeCache,
): Promise<readonly VersionReport[]> {
  const plans = sets.map(planVersion);
  const tasks = plans.flatMap(({ tasks }) => tasks);
  const types = await settle('types', tasks, cache);
  const runs = await settle('run', tasks, cache);
  const rendered = tasks.filter((task) => {
    const { problems, rendered } = outcomeOf(task, runs);
    return rendered && problems.length === 0;
  });
  const typing = await settle('typing', rendered, cache);
  const outcomes = new Map(
    tasks.map((task) => {
      // A type error usually fails at run time too, so report it only once.
      const known = outcomeOf(task, types).problems.length > 0 ? types : runs;
      const { problems } = typing.get(task) ?? { problems: [] };
      return [task, { ...outcomeOf(task, known), ...(problems.length > 0 && { problems }) }];
    }),
  );
  return plans.map((plan) => report(plan, outcomes));
}

export interface FenceOutcome {
  readonly fence: Fence;
  readonly target: Target;
  readonly outcome: SampleOutcome;
}

/**
 * Does one phase for the samples of some versions, each on one release.
 *
 * @returns The fences that the checker reads as modules.
 * @throws Error when the fixtures lack something, or a release's types are broken.
 */
export async function outcomesOf(
  phase: CheckPhase,
  sets: readonly VersionPages[],
  cache: OutcomeCache,
): Promise<readonly FenceOutcome[]> {
  const tasks = sets.map(planVersion).flatMap((plan) => firstTasks(plan));
  const outcomes = await settle(phase, tasks, cache);
  return tasks.map((task) => ({
    fence: task.unit.fence,
    target: task.target,
    outcome: outcomeOf(task, outcomes),
  }));
}

/** The first release is that of the version's pages. */
const firstTasks = ({ tasks }: VersionPlan): readonly Task[] =>
  tasks.filter(({ unit }, index) => tasks[index - 1]?.unit !== unit);

interface Task {
  readonly unit: Unit;
  readonly target: Target;
  readonly work: WorkUnit;
}

interface VersionPlan {
  readonly version: DocsVersion;
  readonly fences: readonly Fence[];
  readonly tasks: readonly Task[];
  readonly problems: readonly Problem[];
}

function planVersion({ version, pages }: VersionPages): VersionPlan {
  const targets = targetsOf(version);
  const extracted = pages.map(({ path, source }) => extractFences(path, source));
  const planned = extracted.map(({ fences }) => unitsOf(fences));
  const units = planned.flatMap((plan) => plan.units);
  const chosen = units.map((unit) => ({ unit, ...chooseTargets(unit, targets) }));
  const unchecked = planned.flatMap((plan) => plan.unchecked);

  return {
    version,
    fences: extracted.flatMap(({ fences }) => fences),
    tasks: chosen.flatMap(({ unit, targets }) =>
      targets.map((target) => ({ unit, target, work: workOf(unit) })),
    ),
    problems: [
      ...extracted.flatMap(({ problems }) => problems),
      ...planned.flatMap(({ problems }) => problems),
      ...chosen.flatMap(({ problems }) => problems),
      ...tooManyUnchecked(unchecked, unchecked.length + units.length),
    ],
  };
}

function chooseTargets(
  { fence: { path, line, meta } }: Unit,
  own: readonly Target[],
): { readonly targets: readonly Target[]; readonly problems: readonly Problem[] } {
  try {
    const { since, version } = meta;
    const named = version === undefined ? own : targetsNamed(version);
    const targets = named.filter(
      ({ library }) => since === undefined || satisfies(library, `>=${since}`),
    );
    if (targets.length > 0) return { targets, problems: [] };
    const releases = named.map(({ library }) => library).join(', ');
    const message = `since="${since}" is newer than the releases of this page: ${releases}.`;
    return { targets: [], problems: [{ path, line, message }] };
  } catch (error) {
    return { targets: [], problems: [{ path, line, message: (error as Error).message }] };
  }
}

function workOf({ fence, file, code, siblings, output, entry }: Unit): WorkUnit {
  return {
    id: `${fence.path}:${fence.line}`,
    // A sample's name isn't a file name, so it can't conflict with the files of the page's own sample.
    folder: `${fence.path}/${fence.meta.sample ? `@${fence.meta.sample}` : '@page'}`,
    file,
    code,
    siblings,
    ...(output && { output: output.text }),
    entry,
  };
}

type Outcomes = ReadonlyMap<Task, SampleOutcome>;

/**
 * Takes outcomes from the cache, and checks the other units, one job per release. A sample on several pages,
 * such as those of Next and of the latest version, is checked once per release.
 */
async function settle(
  phase: CheckPhase,
  tasks: readonly Task[],
  cache: OutcomeCache,
): Promise<Outcomes> {
  const outcomes = new Map<Task, SampleOutcome>();
  const open = new Map<string, Map<string, Task[]>>();
  for (const task of tasks) {
    const known = cache.get(phase, task.target, task.work);
    if (known) outcomes.set(task, known);
    else {
      const alike = entryOf(open, JSON.stringify(task.target), () => new Map<string, Task[]>());
      entryOf(alike, outcomeKey(phase, task.target, task.work), () => []).push(task);
    }
  }

  const groups = [...open.values()].map((alike) => [...alike.values()]);
  const made = await runJobs(
    groups.flatMap((group) => {
      const firsts = group.flatMap(([first]) => first ?? []);
      return firsts[0]
        ? [{ phase, target: firsts[0].target, units: firsts.map(({ work }) => work) }]
        : [];
    }),
  );
  for (const [index, group] of groups.entries()) {
    for (const alike of group) {
      const id = alike[0]?.work.id ?? '';
      const outcome = made[index]?.get(id);
      if (!outcome) throw new Error(`The sample ${id} was not checked.`);
      for (const task of alike) {
        outcomes.set(task, outcome);
        if (!outcome.stopped) cache.set(phase, task.target, task.work, outcome);
      }
    }
  }
  return outcomes;
}

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const entry = map.get(key) ?? make();
  map.set(key, entry);
  return entry;
}

function report(plan: VersionPlan, outcomes: Outcomes): VersionReport {
  const firsts = new Map(
    firstTasks(plan).map((task) => [task.unit.fence, outcomeOf(task, outcomes)]),
  );
  return {
    version: plan.version,
    fences: plan.fences.length,
    typeChecked: firsts.size,
    problems: [
      ...plan.problems,
      ...unexplainedPreviews(firsts),
      ...plan.tasks.flatMap((task) =>
        outcomeOf(task, outcomes).problems.map((problem) => locate(problem, task)),
      ),
    ],
  };
}

function outcomeOf(task: Task, outcomes: Outcomes): SampleOutcome {
  const outcome = outcomes.get(task);
  if (!outcome) throw new Error(`The sample ${task.work.id} was not checked.`);
  return outcome;
}

function locate({ line, inOutput, message }: LocalProblem, { unit, target }: Task): Problem {
  const start = inOutput ? (unit.output?.line ?? unit.fence.line) : unit.fence.line;
  return { path: unit.fence.path, line: start + line, message, release: target.library };
}
