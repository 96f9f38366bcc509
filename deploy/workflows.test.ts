import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { gates } from '../tools/gates.mjs';
import { settingNames } from '../tools/lib/input-hash.mjs';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  /** The workflow that the job calls in place of steps. */
  readonly uses?: string;
  readonly needs?: string;
  readonly secrets?: 'inherit' | Readonly<Record<string, string>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = new URL('../.github/workflows/', import.meta.url).pathname;
const read = (name: string) =>
  parse(readFileSync(join(folder, name), 'utf8'), { strict: true }) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);

const workflows = readdirSync(folder).map((name) => ({ name, workflow: read(name) }));

describe.each(workflows)('$name', ({ workflow }) => {
  it('pins each action to a major version', () => {
    for (const { uses } of stepsOf(workflow)) {
      if (uses) expect(uses).toMatch(/^(?:actions\/[\w-]+|changesets\/action)@v\d+$/);
    }
  });

  it('names only gates that exist', () => {
    const names = new Set<string>(gates.map(({ name }) => name));
    for (const { run = '' } of stepsOf(workflow)) {
      const [, gate] = /^npm test -- (\w+)$/.exec(run) ?? [];
      if (gate) expect(names).toContain(gate);
    }
  });

  it('passes secrets by name and only to the step that needs them, and skips all steps without them', () => {
    const isSecret = (value: string) => value.includes('secrets.');
    for (const { env = {}, secrets, steps = [] } of Object.values(workflow.jobs)) {
      expect(secrets).not.toBe('inherit');
      const known = Object.values(env).filter(isSecret);
      for (const value of known) expect(value).toMatch(/^\$\{\{ secrets\.\w+ != '' \}\}$/);
      const given = steps.filter((step) => Object.values(step.env ?? {}).some(isSecret));
      for (const { run = '' } of given) expect(run).not.toMatch(/npm (?:ci|install)|npx --yes/);
      if (given.length === 0) continue;
      for (const step of steps) expect(step.if).toBe("env.HAS_TOKEN == 'true'");
    }
  });

  it('has time limits, and may only read the repository unless a job says otherwise', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) {
      if (!job.uses) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    }
  });
});

describe('gates.yml', () => {
  it('runs every gate, and caches by the lockfile', () => {
    const steps = stepsOf(read('gates.yml'));
    expect(steps.map(({ run }) => run)).toContain('npm test');
    const keys = steps.filter(({ uses }) => uses?.startsWith('actions/cache')).map((s) => s.with);
    expect(keys).toHaveLength(1);
    expect(JSON.stringify(keys)).toContain("hashFiles('package-lock.json')");
  });

  it.each(['preview.yml', 'deploy.yml'])('comes before all other jobs of %s', (name) => {
    const { jobs } = read(name);
    expect(jobs.gates?.uses).toBe('./.github/workflows/gates.yml');
    for (const [job, { needs }] of Object.entries(jobs)) {
      if (job !== 'gates') expect(Object.keys(jobs)).toContain(needs);
    }
  });
});

it('passes every setting to the build that deploy.yml deploys', () => {
  const [env] = stepsOf(read('deploy.yml')).flatMap((step) => (step.env ? [step.env] : []));
  const passed = Object.entries(env ?? {});
  for (const [name, value] of passed) expect(value).toBe(`\${{ vars.${name} }}`);
  expect(passed.map(([name]) => name).sort()).toEqual([...settingNames].sort());
});

it('publishes packages from a build with the address of the site, after all gates', () => {
  const steps = stepsOf(read('release.yml'));
  const indexOf = (is: (step: Step) => unknown) => steps.findIndex(is);
  const order = [
    indexOf(({ run }) => run?.startsWith('npm run test:all')),
    indexOf(({ env }) => env?.SITE_URL),
    indexOf(({ run }) => run?.includes('check-packages')),
    indexOf(({ uses }) => uses?.startsWith('changesets/')),
  ];
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

it('lets only release.yml write to the repository and sign what it publishes', () => {
  const writers = workflows.flatMap(({ name, workflow }) =>
    Object.values(workflow.jobs).flatMap(({ permissions }) => (permissions ? [name] : [])),
  );
  expect(writers).toEqual(['release.yml']);
  expect(read('release.yml').jobs.release?.permissions).toMatchObject({ 'id-token': 'write' });
});
