import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Job, SampleOutcome } from './outcome.ts';
import type { WorkerMessage } from './worker.ts';

const workerFile = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** Lets a child process run TypeScript, however this process was started. */
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** TypeScript needs about 300 MB in each process. */
const processes = 2;

/**
 * Checks each job in its own process, two at a time, because the library is mapped per process, and so that a
 * sample that never ends can be stopped.
 *
 * @returns The outcomes of each job, by unit id.
 * @throws Error when a job can't be done at all, for example because a release's types are broken.
 */
export async function runJobs(
  jobs: readonly Job[],
  sampleSeconds = 60,
): Promise<readonly ReadonlyMap<string, SampleOutcome>[]> {
  const results: ReadonlyMap<string, SampleOutcome>[] = [];
  const queue = jobs.entries();
  const serve = async () => {
    // The processes share the iterator, so each takes the next job.
    for (const [index, job] of queue) results[index] = await runJob(job, sampleSeconds);
  };
  await Promise.all(Array.from({ length: processes }, serve));
  return results;
}

async function runJob(
  job: Job,
  sampleSeconds: number,
): Promise<ReadonlyMap<string, SampleOutcome>> {
  const outcomes = new Map<string, SampleOutcome>();
  let left = job.units;
  while (left.length > 0) {
    const attempt = await runProcess({ ...job, units: left }, sampleSeconds);
    for (const [id, outcome] of attempt.outcomes) outcomes.set(id, outcome);
    if (attempt.stopped === undefined) return outcomes;

    // One sample ended the process, so the rest get a new one.
    const problem = { line: 0, message: attempt.reason };
    outcomes.set(attempt.stopped, {
      problems: [problem],
      ran: true,
      rendered: false,
      stopped: true,
    });
    left = left.filter(({ id }) => !outcomes.has(id));
  }
  return outcomes;
}

interface Attempt {
  readonly outcomes: ReadonlyMap<string, SampleOutcome>;
  /** The sample that ended the process. */
  readonly stopped: string | undefined;
  readonly reason: string;
}

function runProcess(job: Job, sampleSeconds: number): Promise<Attempt> {
  return new Promise((resolve, reject) => {
    const child = fork(workerFile, {
      // TypeScript creates many short-lived objects. More room for them means fewer garbage collections.
      execArgv: ['--max-semi-space-size=64', '--import', loader],
      env: { ...process.env, NODE_ENV: 'development' },
    });
    const outcomes = new Map<string, SampleOutcome>();
    let running: string | undefined;
    let reason = 'It ends the process.';
    let watch: NodeJS.Timeout | undefined;

    const settle = (act: () => void) => {
      clearTimeout(watch);
      child.removeAllListeners();
      child.kill('SIGKILL');
      act();
    };
    child.on('message', (message: WorkerMessage) => {
      clearTimeout(watch);
      if (message.kind === 'done') outcomes.set(message.id, message.outcome);
      if (message.kind === 'failed') settle(() => reject(new Error(message.message)));
      running = message.kind === 'started' ? message.id : undefined;
      if (message.kind === 'started') {
        watch = setTimeout(() => {
          reason = `It doesn't finish within ${sampleSeconds} seconds.`;
          child.kill('SIGKILL');
        }, sampleSeconds * 1000);
      }
      if (message.kind === 'finished') {
        settle(() => resolve({ outcomes, stopped: undefined, reason }));
      }
    });
    child.on('error', (error) => settle(() => reject(error)));
    child.on('exit', (code, signal) => {
      if (running !== undefined) settle(() => resolve({ outcomes, stopped: running, reason }));
      else {
        const how = signal ?? `code ${code}`;
        settle(() => reject(new Error(`A process of the sample checker exited with ${how}.`)));
      }
    });
    child.send(job);
  });
}
