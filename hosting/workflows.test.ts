import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { gates } from '../scripts/gates.mjs';
import { settingNames } from '../scripts/lib/input-hash.mjs';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: unknown;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = new URL('../.github/workflows/', import.meta.url).pathname;
const workflows = readdirSync(folder).map((name) => {
  const workflow = parse(readFileSync(join(folder, name), 'utf8'), { strict: true }) as Workflow;
  return { name, workflow, steps: Object.values(workflow.jobs).flatMap(({ steps }) => steps) };
});

describe.each(workflows)('$name', ({ workflow, steps }) => {
  it('takes actions of a fixed major version', () => {
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
  });

  it('runs every gate', () => {
    expect(steps.map(({ run }) => run)).toContain('npm test');
  });

  it('names gates and settings that there are', () => {
    const names = new Set<string>(gates.map(({ name }) => name));
    for (const { run = '', env = {} } of steps) {
      const [, gate] = /^npm test -- --no-install (\w+)$/.exec(run) ?? [];
      if (gate) expect(names).toContain(gate);
      for (const name of Object.keys(env)) expect(settingNames).toContain(name);
    }
  });

  it('holds no secret, and does nothing with those it is not given', () => {
    for (const { env = {}, steps } of Object.values(workflow.jobs)) {
      for (const [name, value] of Object.entries(env)) {
        expect(value).toBe(`\${{ secrets.${name} }}`);
      }
      for (const step of steps) {
        if (step.run?.includes('netlify')) expect(step.if).toBe("env.NETLIFY_AUTH_TOKEN != ''");
      }
    }
  });

  it('may read the repository alone, and ends', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    }
  });

  it('caches by the lockfile', () => {
    const keys = steps.filter(({ uses }) => uses?.startsWith('actions/cache')).map((s) => s.with);
    expect(keys).toHaveLength(1);
    expect(JSON.stringify(keys)).toContain("hashFiles('package-lock.json')");
  });
});
