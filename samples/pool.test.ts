import { expect, it } from 'vitest';
import { targetsOf } from '../releases/targets.ts';
import { latest } from '../releases/versions.ts';
import type { Job, WorkUnit } from './outcome.ts';
import { runJobs } from './pool.ts';

const unit = (id: string, code: string): WorkUnit => ({
  id,
  folder: id,
  file: 'fence-1.ts',
  code,
  siblings: {},
  entry: true,
});

const target = targetsOf(latest)[0];
const job = (...units: readonly WorkUnit[]): Job => {
  if (!target) throw new Error('The latest version has no release.');
  return { phase: 'run', target, units };
};

it('stops a sample that never ends and goes on with the next', async () => {
  const [outcomes] = await runJobs(
    [job(unit('endless', 'while (Math.PI > 3); // => 0\n1; // => 1'), unit('good', '1; // => 1'))],
    3,
  );
  expect(outcomes?.get('endless')).toMatchObject({
    problems: [{ line: 0, message: "It doesn't finish within 3 seconds." }],
    stopped: true,
  });
  expect(outcomes?.get('good')).toEqual({ problems: [], ran: true, rendered: false });
}, 60_000);

it('runs samples on the React of their version', async () => {
  const [outcomes] = await runJobs([
    job(unit('react', `import { version } from 'react';\nversion; // => ${latest.reactRuntime}`)),
  ]);
  expect(outcomes?.get('react')?.problems).toEqual([]);
}, 60_000);
