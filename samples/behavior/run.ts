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
 * Runs a job in a process of its own. A copy of `worker` finds the packages in the fixtures beside it.
 *
 * @returns Outcomes by probe id.
 * @throws Error if the process ends or hangs before all probes have run.
 */
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

/** Runs all probes on the documented releases, with the React that their docs use, and returns the results by release. */
export async function runAll(
  log: (line: string) => void,
): Promise<Readonly<Record<string, Outcomes>>> {
  const runs: Record<string, Outcomes> = {};
  const queue = probedReleases.values();
  const serve = async () => {
    // The processes share the iterator, so each takes the next release.
    for (const release of queue) {
      const [target] = targetsNamed(release);
      if (!target) throw new Error(`The documentation has no release ${release}.`);
      const outcomes = await runJob({ target, probes: corpus });
      const ran = Object.values(outcomes).filter((outcome) => 'output' in outcome).length;
      log(`${release}: ${ran} of ${Object.keys(outcomes).length} probes ran`);
      runs[release] = outcomes;
    }
  };
  await Promise.all(Array.from({ length: processes }, serve));
  return runs;
}
