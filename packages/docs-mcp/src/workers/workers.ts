import { LimitedWorker } from './limited.ts';

/** The workers of a server. */
export interface Workers {
  /** Knows types; see check-worker.ts. */
  readonly types: LimitedWorker;
  /** Runs the functions of releases; see query-worker.ts. */
  readonly queries: LimitedWorker;
  /** Reads schemas and data; see schema-worker.ts. */
  readonly schemas: LimitedWorker;
}

/** Makes the workers, which start with their first call. */
export const makeWorkers = (): Workers => ({
  types: new LimitedWorker(new URL('./check-worker.js', import.meta.url), {
    milliseconds: 20_000,
    megabytes: 1024,
    waiting: 20,
  }),
  queries: new LimitedWorker(new URL('./query-worker.js', import.meta.url), {
    milliseconds: 3_000,
    megabytes: 256,
    waiting: 20,
  }),
  schemas: new LimitedWorker(new URL('./schema-worker.js', import.meta.url), {
    milliseconds: 10_000,
    megabytes: 512,
    waiting: 20,
  }),
});
