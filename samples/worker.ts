import { installDom } from './dom.ts';
import type { Job, LocalProblem, Outcome } from './outcome.ts';
import { installPackages } from './packages.ts';
import { createStage } from './render.ts';
import { runUnit } from './run.ts';
import { checkTypes } from './types.ts';

/** Messages to the parent process, in this order for each unit. */
export type WorkerMessage =
  | {
      readonly kind: 'types';
      readonly problems: readonly (readonly [string, readonly LocalProblem[]])[];
    }
  | { readonly kind: 'started'; readonly id: string }
  | { readonly kind: 'done'; readonly id: string; readonly outcome: Outcome }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'finished' };

/** A message from the parent process. Types that are already known aren't checked again. */
export interface WorkerRequest {
  readonly job: Job;
  readonly known?: readonly (readonly [string, readonly LocalProblem[]])[];
}

const send = (message: WorkerMessage): void => {
  process.send?.(message);
};

async function work({ job, known }: WorkerRequest): Promise<void> {
  const types = known ? new Map(known) : checkTypes(job);
  if (!known) send({ kind: 'types', problems: [...types] });

  const dom = installDom();
  const load = installPackages(job.target);
  const stage = createStage(load, dom);
  for (const unit of job.units) {
    const problems = types.get(unit.id) ?? [];
    // A type error usually fails at run time too, so report it only once.
    if (problems.length > 0) {
      send({ kind: 'done', id: unit.id, outcome: { problems, ran: false, rendered: false } });
      continue;
    }
    send({ kind: 'started', id: unit.id });
    const outcome = await runUnit(unit, stage);
    send({ kind: 'done', id: unit.id, outcome });
  }
  send({ kind: 'finished' });
}

process.once('message', (request: WorkerRequest) => {
  work(request).catch((error) => {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  });
});
