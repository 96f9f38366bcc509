import { expect, test } from 'vitest';
import { jobs } from '../docs-mcp/jobs.ts';
import { answerText, call, startServers } from '../docs-mcp/server.ts';

const servers = startServers();

test('60 jobs: right code is accepted, and wrong code rejected with its cause', {
  timeout: 300_000,
}, async () => {
  expect(jobs).toHaveLength(60);
  const faults: string[] = [];
  for (const { release, job, right, wrong, cause } of jobs) {
    const good = await call(servers.stdio, 'check_code', { code: right, release });
    if (good.structuredContent?.accepted !== true)
      faults.push(`${release} ${job}: ${answerText(good)}`);
    const bad = await call(servers.stdio, 'check_code', { code: wrong, release });
    if (bad.structuredContent?.accepted !== false || !cause.test(answerText(bad))) {
      faults.push(`${release} ${job}, wrong: ${answerText(bad)}`);
    }
  }
  expect(faults).toEqual([]);
});
