import { installDom } from './dom.ts';
import type { Job, Outcome, Step, WorkUnit } from './outcome.ts';
import { databasePackage, installPackages } from './packages.ts';
import { createStage } from './render.ts';
import { runUnit } from './run.ts';
import { checkTypes } from './types.ts';

/** Messages to the parent process. A unit is done after it has started, but types are checked at once. */
export type WorkerMessage =
  | { readonly kind: 'started'; readonly id: string }
  | { readonly kind: 'done'; readonly id: string; readonly outcome: Outcome }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'finished' };

const send = (message: WorkerMessage): void => {
  process.send?.(message);
};

/** Each step sends a message for each unit of a job. */
const steps: Readonly<Record<Step, (job: Job) => void | Promise<void>>> = {
  types: (job) => {
    for (const [id, report] of checkTypes(job)) {
      send({ kind: 'done', id, outcome: { ...report, ran: false, rendered: false } });
    }
  },
  run,
};

async function run(job: Job): Promise<void> {
  const load = installPackages(job.target);
  if (job.units.some(imports(databasePackage))) load(databasePackage);
  const dom = installDom();
  const stage = createStage(load, dom);
  for (const unit of job.units) {
    send({ kind: 'started', id: unit.id });
    const outcome = await runUnit(unit, stage);
    send({ kind: 'done', id: unit.id, outcome });
  }
}

const imports =
  (name: string) =>
  ({ code, siblings }: WorkUnit): boolean =>
    [code, ...Object.values(siblings)].some((text) => text.includes(`'${name}'`));

async function work(job: Job): Promise<void> {
  await steps[job.step](job);
  send({ kind: 'finished' });
}

process.once('message', (job: Job) => {
  work(job).catch((error) => {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  });
});
