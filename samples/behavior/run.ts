import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { corpus } from '../../releases/behavior/corpus.ts';
import { type Outcomes, probedReleases } from '../../releases/behavior/history.ts';
import { targetsNamed } from '../../releases/targets.ts';
import type { ProbeJob } from './worker.ts';

const workerFile = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** Lets a child process run TypeScript, however this process was started. */
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const limitMs = 180_000;

/**
 * Runs probes on a release, with the React that its docs use, in a process of their own.
 *
 * @param app - The text of a module whose exports the probes use.
 * @returns Outcomes by probe id.
 * @throws Error if the process ends or hangs before all have run.
 */
export function runProbes(release: string, probes = corpus, app?: string): Promise<Outcomes> {
  const [target] = targetsNamed(release);
  if (!target) throw new Error(`The documentation has no release ${release}.`);
  return runJob({ target, probes, ...(app !== undefined && { app }) });
}

/** Runs a job in a process. A copy of `worker` finds the packages in the fixtures beside it. */
export const runJob = (job: ProbeJob, worker: string = workerFile): Promise<Outcomes> =>
  new Promise((resolve, reject) => {
    const child = fork(worker, {
      execArgv: ['--import', loader],
      env: { ...process.env, NODE_ENV: 'development' },
      timeout: limitMs,
    });
    child.once('message', (outcomes: Outcomes) => resolve(outcomes));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const end = signal ?? `code ${code}`;
      reject(new Error(`The probes on ${job.target.library} ended with ${end}.`));
    });
    child.send(job);
  });

const processes = 2;

/** Runs all probes on the documented releases, by which it returns the results. */
export async function runAll(
  log: (line: string) => void,
): Promise<Readonly<Record<string, Outcomes>>> {
  const runs: Record<string, Outcomes> = {};
  const queue = probedReleases.values();
  const serve = async () => {
    // The processes share the iterator, so each takes the next release.
    for (const release of queue) {
      const outcomes = await runProbes(release);
      const ran = Object.values(outcomes).filter((outcome) => 'output' in outcome).length;
      log(`${release}: ${ran} of ${Object.keys(outcomes).length} probes ran`);
      runs[release] = outcomes;
    }
  };
  await Promise.all(Array.from({ length: processes }, serve));
  return runs;
}
