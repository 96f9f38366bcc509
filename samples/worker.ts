import { installDom } from './dom.ts';
import type { CheckPhase, Job, SampleOutcome, WorkUnit } from './outcome.ts';
import { databasePackage, installPackages } from './packages.ts';
import { createRenderer, type Renderer } from './render.ts';
import { runUnit } from './run.ts';
import { checkTypes } from './types.ts';
import { typeInto } from './typing.ts';

/** Messages to the parent process. A unit is done after it has started, but types are checked at once. */
export type WorkerMessage =
  | { readonly kind: 'started'; readonly id: string }
  | { readonly kind: 'done'; readonly id: string; readonly outcome: SampleOutcome }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'finished' };

const send = (message: WorkerMessage): void => {
  process.send?.(message);
};

/** Each phase sends a message for each unit of a job. */
const phases: Readonly<Record<CheckPhase, (job: Job) => void | Promise<void>>> = {
  types: (job) => {
    for (const [id, report] of checkTypes(job)) {
      send({ kind: 'done', id, outcome: { ...report, ran: false, rendered: false } });
    }
  },
  run: (job) => useEach(job, runUnit),
  typing: (job) => useEach(job, typeInto),
};

async function useEach(
  job: Job,
  use: (unit: WorkUnit, renderer: Renderer) => Promise<SampleOutcome>,
): Promise<void> {
  const load = installPackages(job.target);
  if (job.units.some(imports(databasePackage))) load(databasePackage);
  const dom = installDom();
  const renderer = createRenderer(load, dom);
  for (const unit of job.units) {
    send({ kind: 'started', id: unit.id });
    const outcome = await use(unit, renderer);
    send({ kind: 'done', id: unit.id, outcome });
  }
}

const imports =
  (name: string) =>
  ({ code, siblings }: WorkUnit): boolean =>
    [code, ...Object.values(siblings)].some((text) => text.includes(`'${name}'`));

async function work(job: Job): Promise<void> {
  await phases[job.phase](job);
  send({ kind: 'finished' });
}

process.once('message', (job: Job) => {
  work(job).catch((error) => {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  });
});
